//! The checks that every request passes (host name, rate, origin of changes) and the headers that every answer carries.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use app::{Address, Code, Hall, House, Reader, Refusal, Who, bearer, language, refuse};
use axum::extract::{MatchedPath, Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::Response;

use crate::clock::moment;
use crate::outside::Gate;
use crate::routes::Peer;
use crate::start::Front;

/// How long an answer may take.
const PATIENCE: Duration = Duration::from_secs(30);

/// Where actions are sent: how long they take is counted.
const ACTIONS: [&str; 2] = ["/api/v1/games/{id}/actions", "/games/{id}/act"];

/// No script, style or picture but our own, and no other site around ours.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; \
    img-src 'self' data:; connect-src 'self'; font-src 'self'; manifest-src 'self'; base-uri 'none'; \
    form-action 'self'; frame-ancestors 'none'";

const CARRIED: [(HeaderName, &str); 5] = [
    (header::CONTENT_SECURITY_POLICY, POLICY),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::REFERRER_POLICY, "no-referrer"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
];

/// Lets a request through or refuses it, counts it and writes the log.
pub(crate) async fn guard(
    State((hall, gate)): State<(Arc<Hall>, Arc<Gate>)>,
    mut request: Request,
    next: Next,
) -> Response {
    let start = moment();
    let language = language(request.uri(), request.headers());
    let method = request.method().clone();
    // Changes are sent by programs and scripts, which are told in JSON what was wrong.
    let is_api = request.uri().path().starts_with("/api") || method == Method::POST;
    let reader = if is_api { Reader::Program } else { Reader::Person };
    let route = request.extensions().get::<MatchedPath>().map_or("-", MatchedPath::as_str).to_owned();
    let peer = request.extensions().get::<Peer>().map_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED), |peer| peer.0.ip());
    let peer = comes_from(request.headers(), peer, gate.front);
    request.extensions_mut().insert(hall.house());
    request.extensions_mut().insert(Address(peer));
    let checked = check(&gate, &request, &route, peer);
    let is_action = checked.is_ok() && ACTIONS.contains(&route.as_str());
    let mut response = match checked {
        Err(refusal) => refuse(refusal, reader, language),
        Ok(()) => match tokio::time::timeout(PATIENCE, next.run(request)).await {
            Ok(response) => response,
            Err(_) => refuse(Refusal::TooSlow, reader, language),
        },
    };
    for (name, value) in &CARRIED {
        response.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    // What is about a game is for one reader at one moment; assets say themselves how long they last.
    response.headers_mut().entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    let status = response.status();
    gate.metrics.request(&method, &route, status.as_u16());
    if is_action {
        gate.metrics.action(start.elapsed());
    }
    let (status, ms) = (status.as_u16(), start.elapsed().as_millis());
    // The route, not the address: that may hold a token.
    if let Some(Code(code)) = response.extensions().get::<Code>() {
        tracing::info!(%method, route, status, code, %peer, ms, "refused");
    } else {
        tracing::debug!(%method, route, status, %peer, ms, "answered");
    }
    response
}

fn check(gate: &Gate, request: &Request, route: &str, peer: IpAddr) -> Result<(), Refusal> {
    let headers = request.headers();
    if gate.house == House::Own && !is_local(headers) {
        return Err(Refusal::WrongHost);
    }
    let cost = match (request.method(), route) {
        (_, "/healthz" | "/metrics") => 0.0,
        (&Method::POST, "/api/v1/games" | "/api/v1/journals" | "/api/v1/games/{id}/resume") => 10.0,
        (_, "/api/v1/games/{id}/hint" | "/games/{id}/hint" | "/games/{id}/story") => 5.0,
        (_, "/games/{id}/review") => 20.0,
        _ => 1.0,
    };
    let who = Who::of(headers, gate.house);
    gate.limits.take(who, peer, gate.house, cost, moment()).map_err(Refusal::TooMany)?;
    let changes = !matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    // A token is sent by programs only: no browser adds it to the request of another site.
    if changes && bearer(headers).is_none() && !is_own_origin(headers) {
        return Err(Refusal::ForeignOrigin);
    }
    Ok(())
}

/// Whether a proxy has sent a request on.
pub(crate) fn is_forwarded(headers: &HeaderMap) -> bool {
    ["x-forwarded-for", "forwarded", "x-real-ip", "via"].iter().any(|name| headers.contains_key(*name))
}

/// Where a request comes from: what the proxy before us has seen last, all before that may be made up.
fn comes_from(headers: &HeaderMap, peer: IpAddr, front: Front) -> IpAddr {
    if front == Front::Nothing {
        return peer;
    }
    let hops = headers.get_all("x-forwarded-for").iter().next_back().and_then(|hops| hops.to_str().ok());
    let last = hops.and_then(|hops| hops.rsplit(',').next()).map(str::trim);
    let address = |hop: &str| hop.parse().ok().or_else(|| hop.parse::<SocketAddr>().ok().map(|hop| hop.ip()));
    last.and_then(address).unwrap_or(peer)
}

fn text<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    headers.get(name).map(|value| value.to_str().unwrap_or("-"))
}

/// Whether the request was meant for this computer by name: another site's name may have been pointed at us.
fn is_local(headers: &HeaderMap) -> bool {
    let host = text(headers, "host").unwrap_or_default();
    let name = match host.rsplit_once(':') {
        Some((name, port)) if port.bytes().all(|digit| digit.is_ascii_digit()) => name,
        _ => host,
    };
    ["localhost", "127.0.0.1", "[::1]"].iter().any(|own| own.eq_ignore_ascii_case(name))
}

/// Whether a change comes from a page of ours or from no page at all.
fn is_own_origin(headers: &HeaderMap) -> bool {
    let site = text(headers, "sec-fetch-site").is_none_or(|site| matches!(site, "same-origin" | "none"));
    let origin = text(headers, "origin").is_none_or(|origin| {
        let (_, authority) = origin.split_once("://").unwrap_or_default();
        !authority.is_empty() && text(headers, "host").is_some_and(|host| host.eq_ignore_ascii_case(authority))
    });
    site && origin
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(pairs: &[(&'static str, &str)]) -> HeaderMap {
        let pair = |&(name, value): &(&'static str, &str)| {
            (HeaderName::from_static(name), HeaderValue::from_str(value).unwrap())
        };
        pairs.iter().map(pair).collect()
    }

    #[test]
    fn only_names_of_this_computer_are_local() {
        for good in ["localhost", "localhost:7878", "127.0.0.1:1", "[::1]:7878", "[::1]", "LOCALHOST"] {
            assert!(is_local(&headers(&[("host", good)])), "{good}");
        }
        for bad in ["evil.example", "localhost.evil.example:7878", "127.0.0.1.evil:80", "", "localhost:x"] {
            assert!(!is_local(&headers(&[("host", bad)])), "{bad}");
        }
        assert!(!is_local(&HeaderMap::new()));
    }

    #[test]
    fn changes_come_from_here() {
        let own = |pairs: &[(&'static str, &str)]| {
            let mut all = vec![("host", "kurgan.example:80")];
            all.extend(pairs);
            is_own_origin(&headers(&all))
        };
        assert!(
            own(&[]) && own(&[("origin", "https://kurgan.example:80")]) && own(&[("sec-fetch-site", "same-origin")])
        );
        assert!(!own(&[("origin", "https://evil.example")]) && !own(&[("origin", "null")]));
        assert!(!own(&[("sec-fetch-site", "cross-site")]) && !own(&[("sec-fetch-site", "same-site")]));
        assert!(!own(&[("sec-fetch-site", "same-origin"), ("origin", "https://evil.example")]));
    }

    #[test]
    fn only_a_proxy_of_ours_is_believed_and_only_its_own_word() {
        let peer: IpAddr = "127.0.0.1".parse().unwrap();
        let from = |pairs: &[(&'static str, &str)], front| comes_from(&headers(pairs), peer, front).to_string();
        let sent = [("x-forwarded-for", "6.6.6.6, 10.0.0.9 ,203.0.113.5")];
        assert_eq!(from(&sent, Front::Nothing), "127.0.0.1");
        assert_eq!(from(&sent, Front::Proxy), "203.0.113.5");
        for (hop, address) in [("[2001:db8::1]:443", "2001:db8::1"), ("1.2.3.4:5", "1.2.3.4"), ("unknown", "127.0.0.1")]
        {
            assert_eq!(from(&[("x-forwarded-for", hop)], Front::Proxy), address);
        }
        assert_eq!(from(&[], Front::Proxy), "127.0.0.1");
        let mut twice = headers(&[("x-forwarded-for", "6.6.6.6")]);
        twice.append("x-forwarded-for", HeaderValue::from_static("203.0.113.5"));
        assert_eq!(comes_from(&twice, peer, Front::Proxy).to_string(), "203.0.113.5");
    }
}
