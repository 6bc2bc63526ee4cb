//! Who sends a request: the owner on loopback, a player by cookie, or a seat by its token.

use core::net::{IpAddr, Ipv4Addr};

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, Uri, header};
use kurgan_core::{Seat, Seats};
use table::{AnySession, Language, Words};

use crate::error::Failure;
use crate::outside::Outside;
use crate::secret::{Hashed, plausible, secret};
use crate::tables::Game;

/// The cookie that makes a browser a player.
const PLAYER: &str = "kurgan";
/// The cookie that remembers a language.
pub(crate) const LANGUAGE: &str = "lang";
/// A year, in seconds.
const YEAR: u32 = 31_536_000;

/// Whether everybody who can connect is one person, or players are told apart.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum House {
    /// Loopback: whoever sits at this computer holds all seats.
    Own,
    /// A network: players have cookies.
    Open,
}

/// Who asks.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Who {
    /// The player of the house.
    House,
    /// A player, by the hash of the cookie.
    Player(Hashed),
    /// Whoever holds the token of a seat, by its hash.
    Bearer(Hashed),
    /// Somebody not seen before.
    Nobody,
}

impl Who {
    /// Who sends these headers.
    pub fn of(headers: &HeaderMap, house: House) -> Self {
        if let Some(token) = bearer(headers) {
            return Self::Bearer(Hashed::of(token));
        }
        match house {
            House::Own => Self::House,
            House::Open => {
                let player = cookie(headers, PLAYER).filter(|secret| plausible(secret));
                player.map_or(Self::Nobody, |secret| Self::Player(Hashed::of(secret)))
            }
        }
    }

    /// The hash of what they are known by, where anything is needed.
    pub(crate) fn secret(&self) -> Option<&[u8; 32]> {
        match self {
            Self::Player(secret) | Self::Bearer(secret) => Some(secret.bytes()),
            Self::House | Self::Nobody => None,
        }
    }

    /// The seats of a game that they hold.
    pub(crate) fn holds(self, game: &Game, all: Seats) -> Seats {
        let held = |list: &[(u8, Hashed)], hashed: Hashed| {
            let theirs = list.iter().filter(|(_, known)| *known == hashed);
            theirs.fold(Seats::NONE, |seats, &(seat, _)| seats.and(Seat(seat))).both(all)
        };
        match self {
            Self::House => all,
            Self::Player(player) => held(&game.holders, player),
            Self::Bearer(token) => held(&game.links, token),
            Self::Nobody => Seats::NONE,
        }
    }
}

/// The token of a seat that was sent along.
pub fn bearer(headers: &HeaderMap) -> Option<&str> {
    let sent = headers.get(header::AUTHORIZATION)?.to_str().ok()?;
    let (scheme, token) = sent.split_once(' ').unwrap_or((sent, ""));
    scheme.eq_ignore_ascii_case("bearer").then(|| token.trim())
}

/// The value of a cookie.
pub(crate) fn cookie<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    let sent = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    sent.flat_map(|cookies| cookies.split(';')).find_map(|cookie| cookie.trim().strip_prefix(name)?.strip_prefix('='))
}

/// The value of a parameter behind the question mark, as it stands there.
pub(crate) fn parameter<'a>(uri: &'a Uri, name: &str) -> Option<&'a str> {
    uri.query()?.split('&').find_map(|pair| pair.strip_prefix(name)?.strip_prefix('='))
}

/// A path and its query without the parameter for the language.
pub(crate) fn without_language(uri: &Uri) -> String {
    let rest: Vec<&str> = uri.query().into_iter().flat_map(|query| query.split('&')).collect();
    let rest: Vec<&str> = rest.into_iter().filter(|pair| !pair.starts_with("lang=") && !pair.is_empty()).collect();
    if rest.is_empty() { uri.path().to_owned() } else { format!("{}?{}", uri.path(), rest.join("&")) }
}

/// The language to answer in: as asked for, as remembered, as the browser prefers.
pub fn language(uri: &Uri, headers: &HeaderMap) -> Language {
    let asked = parameter(uri, "lang").and_then(|code| code.parse().ok());
    let remembered = || cookie(headers, LANGUAGE).and_then(|code| code.parse().ok());
    asked.or_else(remembered).or_else(|| preferred(headers)).unwrap_or_default()
}

/// The best of the languages that the browser names.
fn preferred(headers: &HeaderMap) -> Option<Language> {
    let named = headers.get(header::ACCEPT_LANGUAGE)?.to_str().ok()?.split(',').filter_map(|item| {
        let mut parts = item.split(';');
        let code = parts.next()?.trim().split('-').next()?.to_ascii_lowercase().parse().ok()?;
        let weight = parts.find_map(|part| part.trim().strip_prefix("q=")).and_then(|q| q.parse().ok()).unwrap_or(1.0);
        Some((code, weight))
    });
    let best = named.fold(None, |best: Option<(Language, f64)>, (code, weight)| match best {
        Some((_, most)) if most >= weight => best,
        _ => (weight > 0.0).then_some((code, weight)).or(best),
    });
    best.map(|(code, _)| code)
}

/// Whether the browser talks to us through TLS, as a proxy before us says.
fn is_secure(headers: &HeaderMap) -> bool {
    headers.get("x-forwarded-proto").is_some_and(|scheme| scheme.as_bytes().eq_ignore_ascii_case(b"https"))
}

/// A cookie that the browser sends to us alone.
pub(crate) fn set_cookie(name: &str, value: &str, headers: &HeaderMap) -> Option<HeaderValue> {
    let secure = if is_secure(headers) { "; Secure" } else { "" };
    let text = format!("{name}={value}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Strict{secure}");
    HeaderValue::from_str(&text).ok()
}

/// The cookies of a request to a page once more: as long as they are used they do not run out.
pub(crate) fn renewed(headers: &HeaderMap, house: House) -> Vec<HeaderValue> {
    // Only where the browser goes to a page: what scripts ask for comes in between.
    if headers.get("sec-fetch-mode").is_some_and(|mode| mode != "navigate") {
        return Vec::new();
    }
    let player = cookie(headers, PLAYER).filter(|secret| house == House::Open && plausible(secret));
    let language = cookie(headers, LANGUAGE).filter(|code| code.parse::<Language>().is_ok());
    let again = [(PLAYER, player), (LANGUAGE, language)];
    again.into_iter().filter_map(|(name, value)| set_cookie(name, value?, headers)).collect()
}

/// Somebody with a request.
#[derive(Clone, Debug)]
pub(crate) struct Visitor {
    pub(crate) who: Who,
    pub(crate) language: Language,
    /// The side that they want to look for.
    seat: Option<String>,
    /// The path and query they asked for, without the language.
    pub(crate) path: String,
    /// Where they are.
    pub(crate) address: IpAddr,
    headers: HeaderMap,
}

impl Visitor {
    /// The seat for which they ask, where the request names one.
    pub(crate) fn seat(&self) -> Option<&str> {
        self.seat.as_deref()
    }

    /// A header of the request.
    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        self.headers.get(name)?.to_str().ok()
    }

    pub(crate) fn words(&self) -> Words {
        Words::new(self.language)
    }

    /// The player, made now where there was none, with the cookie to set then. The house needs none.
    pub(crate) fn player(&self, outside: &dyn Outside) -> Result<(Option<Hashed>, Option<HeaderValue>), Failure> {
        match self.who {
            Who::House => Ok((None, None)),
            Who::Player(player) => Ok((Some(player), None)),
            Who::Bearer(_) => Err(Failure::need_player(self.language)),
            Who::Nobody => {
                let secret = secret(outside).map_err(|error| Failure::no_chance(error, self.language))?;
                Ok((Some(Hashed::of(&secret)), set_cookie(PLAYER, &secret, &self.headers)))
            }
        }
    }

    /// Refuses whoever has nothing but the token of a seat.
    pub(crate) fn needs_player(&self) -> Result<(), Failure> {
        if let Who::Bearer(_) = self.who { Err(Failure::need_player(self.language)) } else { Ok(()) }
    }

    /// The address of this server as the visitor knows it.
    pub(crate) fn base(&self) -> String {
        let host = self.headers.get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or("localhost");
        let scheme = if is_secure(&self.headers) { "https" } else { "http" };
        format!("{scheme}://{host}")
    }

    /// The seats for which they look: those of one side, the one they name or the one that was to act after so many
    /// entries.
    pub(crate) fn side(&self, session: &AnySession, after: usize, held: Seats) -> Result<Seats, Failure> {
        let asked = self.seat().map(|name| session.seat(name, self.words())).transpose()?;
        if let Some(seat) = asked.filter(|&seat| !held.has(seat)) {
            let name = session.names(Seats::only(seat)).concat();
            return Err(Failure::not_your_seat(&name, self.language));
        }
        let sides = session.sides();
        if sides.len() < 2 {
            return Ok(held);
        }
        let acting = session.who_played(after + 1).both(held);
        let Some(seat) = asked.or_else(|| acting.iter().next()).or_else(|| held.iter().next()) else {
            return Ok(held);
        };
        Ok(sides.into_iter().find(|side| side.has(seat)).unwrap_or(Seats::NONE).both(held))
    }
}

/// Where the visitor is: an extension of the request, put there by whoever lets it in.
#[derive(Clone, Copy, Debug)]
pub struct Address(pub IpAddr);

impl<S: Send + Sync> FromRequestParts<S> for Visitor {
    type Rejection = std::convert::Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Self::Rejection> {
        let house = parts.extensions.get::<House>().copied().unwrap_or(House::Open);
        let seat = parameter(&parts.uri, "seat").filter(|seat| !seat.is_empty());
        let address = parts.extensions.get::<Address>().map_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED), |address| address.0);
        Ok(Self {
            who: Who::of(&parts.headers, house),
            language: language(&parts.uri, &parts.headers),
            seat: seat.map(ToOwned::to_owned),
            path: without_language(&parts.uri),
            address,
            headers: parts.headers.clone(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(pairs: &[(header::HeaderName, &str)]) -> HeaderMap {
        pairs.iter().map(|(name, value)| (name.clone(), HeaderValue::from_str(value).unwrap())).collect()
    }

    #[test]
    fn the_language_is_asked_for_or_remembered_or_preferred() {
        let sent = headers(&[(header::COOKIE, "a=1; lang=fr"), (header::ACCEPT_LANGUAGE, "ru")]);
        let uri = |text: &str| text.parse::<Uri>().unwrap();
        assert_eq!(language(&uri("/?x=1&lang=en"), &sent), Language::En);
        assert_eq!(language(&uri("/?lang=xx"), &sent), Language::Fr);
        let browser = |text: &str| language(&uri("/"), &headers(&[(header::ACCEPT_LANGUAGE, text)]));
        assert_eq!(browser("de, ru-RU;q=0.5, fr;q=0.7"), Language::Fr);
        assert_eq!(browser("ru, en"), Language::Ru);
        assert_eq!(browser("ru;q=0, en;q=0.1"), Language::En);
        assert_eq!(browser("tlh"), Language::En);
    }

    #[test]
    fn a_player_is_a_plausible_cookie() {
        let secret = "7".repeat(52);
        let who = |cookies: &str, house| Who::of(&headers(&[(header::COOKIE, cookies)]), house);
        assert_eq!(who(&format!("kurgan={secret}"), House::Open), Who::Player(Hashed::of(&secret)));
        assert_eq!(who("kurgan=guess", House::Open), Who::Nobody);
        assert_eq!(who(&format!("xkurgan={secret}"), House::Open), Who::Nobody);
        assert_eq!(who("", House::Own), Who::House);
        let bearer = headers(&[(header::AUTHORIZATION, "Bearer abc"), (header::COOKIE, &format!("kurgan={secret}"))]);
        assert_eq!(Who::of(&bearer, House::Own), Who::Bearer(Hashed::of("abc")));
    }
}
