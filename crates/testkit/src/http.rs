//! A plain HTTP client over a real socket: one connection, kept open, nothing automatic.

use std::fmt::Write as _;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::time::Duration;

/// How long an answer may take.
const PATIENCE: Duration = Duration::from_secs(40);

/// What came back.
#[derive(Clone, Debug)]
pub struct Answer {
    /// The status.
    pub status: u16,
    /// The headers, their names in small letters.
    pub headers: Vec<(String, String)>,
    /// The body.
    pub body: String,
}

impl Answer {
    /// The value of a header.
    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }
}

/// A client; headers that it has are sent with every request.
#[derive(Debug)]
pub struct Client {
    address: SocketAddr,
    stream: Option<BufReader<TcpStream>>,
    /// Sent with every request; `host` here replaces the right one.
    pub headers: Vec<(String, String)>,
}

impl Client {
    /// A client of the server at this address.
    pub fn new(address: SocketAddr) -> Self {
        Self { address, stream: None, headers: Vec::new() }
    }

    /// The same with one more header.
    #[must_use]
    pub fn with(mut self, name: &str, value: &str) -> Self {
        self.headers.push((name.to_owned(), value.to_owned()));
        self
    }

    /// Sends a request with JSON or nothing and waits for the answer.
    pub fn send(&mut self, method: &str, path: &str, body: Option<&str>) -> io::Result<Answer> {
        let reused = self.stream.is_some();
        match self.try_send(method, path, body) {
            // The server may have closed a connection that was idle; nothing was carried out then.
            Err(error) if reused && method == "GET" && error.kind() != io::ErrorKind::ConnectionRefused => {
                self.stream = None;
                self.try_send(method, path, body)
            }
            answer => answer,
        }
    }

    fn try_send(&mut self, method: &str, path: &str, body: Option<&str>) -> io::Result<Answer> {
        let stream = match self.stream.take() {
            Some(stream) => stream,
            None => connect(self.address)?,
        };
        let mut stream = ask(stream, self.address, &self.headers, method, path, body)?;
        let (status, headers) = read_head(&mut stream)?;
        let length = headers.iter().find(|(name, _)| name == "content-length");
        let length = length.and_then(|(_, length)| length.parse().ok()).unwrap_or(0);
        let mut bytes = vec![0; length];
        if method != "HEAD" {
            stream.read_exact(&mut bytes)?;
        }
        if !headers.iter().any(|(name, value)| name == "connection" && value == "close") {
            self.stream = Some(stream);
        }
        let body = String::from_utf8(bytes).map_err(|_| io::Error::from(io::ErrorKind::InvalidData))?;
        Ok(Answer { status, headers, body })
    }

    /// Opens a stream of server-sent events on a connection of its own.
    pub fn listen(&self, path: &str) -> io::Result<Events> {
        let mut stream = ask(connect(self.address)?, self.address, &self.headers, "GET", path, None)?;
        let (status, _) = read_head(&mut stream)?;
        if status == 200 { Ok(Events(stream)) } else { Err(io::Error::other(format!("status {status}"))) }
    }
}

/// Server-sent events as they come.
#[derive(Debug)]
pub struct Events(BufReader<TcpStream>);

/// The data of each event; ends with the stream.
impl Iterator for Events {
    type Item = String;

    fn next(&mut self) -> Option<String> {
        loop {
            let mut line = String::new();
            if self.0.read_line(&mut line).ok()? == 0 {
                return None;
            }
            if let Some(data) = line.strip_prefix("data:") {
                return Some(data.trim().to_owned());
            }
        }
    }
}

fn connect(address: SocketAddr) -> io::Result<BufReader<TcpStream>> {
    let stream = TcpStream::connect(address)?;
    stream.set_nodelay(true)?;
    stream.set_read_timeout(Some(PATIENCE))?;
    Ok(BufReader::new(stream))
}

fn ask(
    mut stream: BufReader<TcpStream>,
    address: SocketAddr,
    headers: &[(String, String)],
    method: &str,
    path: &str,
    body: Option<&str>,
) -> io::Result<BufReader<TcpStream>> {
    let mut text = format!("{method} {path} HTTP/1.1\r\n");
    let has = |name: &str| headers.iter().any(|(known, _)| known.eq_ignore_ascii_case(name));
    if !has("host") {
        let _ = write!(text, "host: {address}\r\n"); // text takes everything
    }
    for (name, value) in headers {
        let _ = write!(text, "{name}: {value}\r\n");
    }
    if let Some(body) = body {
        if !has("content-type") {
            text += "content-type: application/json\r\n";
        }
        let _ = write!(text, "content-length: {}\r\n", body.len());
    }
    text += "\r\n";
    text += body.unwrap_or_default();
    stream.get_mut().write_all(text.as_bytes())?;
    Ok(stream)
}

fn read_head(stream: &mut BufReader<TcpStream>) -> io::Result<(u16, Vec<(String, String)>)> {
    let mut line = String::new();
    if stream.read_line(&mut line)? == 0 {
        return Err(io::ErrorKind::UnexpectedEof.into());
    }
    let status = line.split(' ').nth(1).and_then(|status| status.parse().ok());
    let status = status.ok_or(io::ErrorKind::InvalidData)?;
    let mut headers = Vec::new();
    loop {
        let mut line = String::new();
        if stream.read_line(&mut line)? == 0 {
            return Err(io::ErrorKind::UnexpectedEof.into());
        }
        match line.trim_end().split_once(':') {
            Some((name, value)) => headers.push((name.to_ascii_lowercase(), value.trim().to_owned())),
            None => return Ok((status, headers)),
        }
    }
}
