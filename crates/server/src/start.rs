//! Starting and stopping.

use std::io;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::sync::Arc;
use std::thread;

use app::store::Store;
use app::{Hall, House};
use table::{Language, Words};
use tokio::net::TcpListener;
use tokio::runtime::Runtime;
use tokio::sync::{oneshot, watch};
use tracing::level_filters::LevelFilter;

use crate::connection::answer;
use crate::folder::{Claim, open};
use crate::outside::{Gate, Machine};
use crate::routes::router;
use crate::sqlite::{Sqlite, SqliteError};
use crate::words::say;

/// The port on loopback, if it is free.
const PORT: u16 = 7878;
/// How many ports behind it are tried.
const TRIED: u16 = 100;

/// How to start.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where visitors come in.
    pub door: Door,
    /// Where games are kept.
    pub keep: Keep,
    /// How many games a player may have; whoever sits at this computer may have any number. Usually [`GAMES`].
    ///
    /// [`GAMES`]: crate::GAMES
    pub games: u32,
}

/// Where visitors come in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Door {
    /// From this computer only: whoever sits at it holds all seats. Without a port, the usual one or the next that is
    /// free.
    Loopback(Option<u16>),
    /// From the network: players are told apart by cookies.
    Network(SocketAddr, Front),
}

/// What stands between visitors from the network and us.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Front {
    /// Nothing: they are where their connections come from.
    Nothing,
    /// A proxy of the operator's: they are where it says in `X-Forwarded-For`.
    Proxy,
}

/// Where games are kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Keep {
    /// In a database in this folder.
    Folder(PathBuf),
    /// In memory, until the server stops.
    Memory,
}

/// Why the server does not start, or the database is not copied.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    /// Nobody can listen there.
    #[error("cannot listen on {address}: {problem}")]
    Address {
        /// Where.
        address: SocketAddr,
        /// What the system says.
        problem: io::Error,
    },
    /// Another server uses the folder.
    #[error("{} is in use", .0.display())]
    InUse(PathBuf),
    /// The folder cannot be used.
    #[error("{} cannot be used: {problem}", folder.display())]
    Folder {
        /// Which.
        folder: PathBuf,
        /// What the system says.
        problem: io::Error,
    },
    /// The database was written by a later version of the program.
    #[error("{} has the later schema {version}", file.display())]
    Later {
        /// The database.
        file: PathBuf,
        /// Its version.
        version: i64,
    },
    /// The database cannot be used.
    #[error("{} cannot be used: {problem}", file.display())]
    Database {
        /// Which.
        file: PathBuf,
        /// What it says.
        problem: SqliteError,
    },
    /// The system has no threads or signals for us.
    #[error(transparent)]
    System(io::Error),
    /// The copy would overwrite a file.
    #[error("{} exists", .0.display())]
    BackupExists(PathBuf),
    /// There is no database to copy.
    #[error("{} does not exist", .0.display())]
    NothingToBackUp(PathBuf),
}

impl StartError {
    pub(crate) fn database(file: PathBuf, problem: SqliteError) -> Self {
        match problem {
            SqliteError::Later(version) => Self::Later { file, version },
            problem => Self::Database { file, problem },
        }
    }

    /// The same in words for a person.
    pub fn told(&self, language: Language) -> String {
        let (say, words) = (say(language), Words::new(language));
        match self {
            Self::Address { address, problem } => say.start_address(address.to_string(), words.trouble(problem)),
            Self::InUse(folder) => say.start_in_use(folder.display().to_string()),
            Self::Folder { folder, problem } => say.start_folder(folder.display().to_string(), words.trouble(problem)),
            Self::Later { file, version } => say.start_later(file.display().to_string(), *version),
            Self::Database { file, problem } => say.start_database(file.display().to_string(), problem.to_string()),
            Self::System(problem) => say.start_system(words.trouble(problem)),
            Self::BackupExists(file) => say.backup_exists(file.display().to_string()),
            Self::NothingToBackUp(file) => say.backup_nothing(file.display().to_string()),
        }
    }
}

/// How much the log tells.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum LogLevel {
    /// Nothing.
    Off,
    /// What went wrong in the server.
    Error,
    /// What is suspicious, too.
    Warn,
    /// Every refusal, too.
    #[default]
    Info,
    /// Every request, too.
    Debug,
}

impl LogLevel {
    /// All of them, the quietest first.
    pub const ALL: [Self; 5] = [Self::Off, Self::Error, Self::Warn, Self::Info, Self::Debug];

    /// The name on the command line.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Off => "off",
            Self::Error => "error",
            Self::Warn => "warn",
            Self::Info => "info",
            Self::Debug => "debug",
        }
    }
}

/// Writes the log to standard error from now on.
pub fn log_to_stderr(level: LogLevel) {
    let most = match level {
        LogLevel::Off => LevelFilter::OFF,
        LogLevel::Error => LevelFilter::ERROR,
        LogLevel::Warn => LevelFilter::WARN,
        LogLevel::Info => LevelFilter::INFO,
        LogLevel::Debug => LevelFilter::DEBUG,
    };
    let log = tracing_subscriber::fmt().with_max_level(most).with_writer(io::stderr).with_ansi(false);
    let _ = log.try_init(); // whoever set up another log before keeps it
}

/// A server that runs beside the program.
#[derive(Debug)]
pub struct Running {
    address: SocketAddr,
    stop: watch::Sender<bool>,
    thread: Option<thread::JoinHandle<()>>,
}

impl Running {
    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Stops it: running requests end, everything is on disk when this returns.
    pub fn stop(self) {
        drop(self);
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        self.stop.send_replace(true);
        if let Some(thread) = self.thread.take() {
            let _ = thread.join(); // it has told its troubles to the log
        }
    }
}

/// Starts a server in a thread of its own.
pub fn start(config: &Config) -> Result<Running, StartError> {
    let runtime = runtime()?;
    let (opened, stop) = (runtime.block_on(Opened::new(config))?, watch::Sender::new(false));
    let (address, mut stopped) = (opened.address, stop.subscribe());
    let run = move || {
        runtime.block_on(opened.run(async move {
            let _ = stopped.wait_for(|stop| *stop).await; // gone means stop
        }));
    };
    let thread = thread::Builder::new().name("kurgan-server".into()).spawn(run).map_err(StartError::System)?;
    Ok(Running { address, stop, thread: Some(thread) })
}

/// Serves until the system asks to stop (SIGINT, SIGTERM); `ready` is told the address first.
pub fn serve(config: &Config, ready: impl FnOnce(SocketAddr)) -> Result<(), StartError> {
    let runtime = runtime()?;
    runtime.block_on(async {
        let opened = Opened::new(config).await?;
        let asked = signals()?;
        ready(opened.address);
        opened
            .run(async {
                let _ = asked.await; // gone means stop
            })
            .await;
        Ok(())
    })
}

fn runtime() -> Result<Runtime, StartError> {
    tokio::runtime::Builder::new_multi_thread().enable_all().build().map_err(StartError::System)
}

/// Comes when the system asks to stop.
fn signals() -> Result<oneshot::Receiver<()>, StartError> {
    let (tell, told) = oneshot::channel();
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let mut interrupt = signal(SignalKind::interrupt()).map_err(StartError::System)?;
        let mut terminate = signal(SignalKind::terminate()).map_err(StartError::System)?;
        tokio::spawn(async move {
            tokio::select! {
                _ = interrupt.recv() => {}
                _ = terminate.recv() => {}
            }
            let _ = tell.send(()); // who waited may be gone
        });
    }
    #[cfg(not(unix))]
    tokio::spawn(async move {
        let _ = tokio::signal::ctrl_c().await;
        let _ = tell.send(());
    });
    Ok(told)
}

/// A server that listens but does not answer yet.
struct Opened {
    address: SocketAddr,
    listener: TcpListener,
    store: Arc<Sqlite>,
    house: House,
    front: Front,
    games: u32,
    /// Held as long as the server runs.
    _claim: Option<Claim>,
}

impl Opened {
    async fn new(config: &Config) -> Result<Self, StartError> {
        let (claim, store) = match &config.keep {
            Keep::Folder(folder) => {
                let (claim, store) = open(folder).await?;
                (Some(claim), store)
            }
            Keep::Memory => {
                let store = Sqlite::open(None).await;
                (None, store.map_err(|problem| StartError::database(":memory:".into(), problem))?)
            }
        };
        let (listener, house, front) = match config.door {
            Door::Loopback(port) => (listen_here(port).await?, House::Own, Front::Nothing),
            Door::Network(address, front) => (listen(address).await?, House::Open, front),
        };
        let address = listener.local_addr().map_err(StartError::System)?;
        Ok(Self { address, listener, store: Arc::new(store), house, front, games: config.games, _claim: claim })
    }

    async fn run(self, asked_to_stop: impl Future<Output = ()>) {
        let gate = Arc::new(Gate::new(self.house, self.front));
        let machine = Arc::new(Machine(gate.clone()));
        let hall = Arc::new(Hall::new(self.house, self.games, self.store.clone(), machine));
        tracing::info!(address = %self.address, "listening");
        let answering = answer(self.listener, router(hall.clone(), gate), hall.closing());
        let stopping = async {
            asked_to_stop.await;
            tracing::info!("stopping");
            hall.close();
        };
        tokio::join!(answering, stopping);
        self.store.close().await;
        tracing::info!("stopped");
    }
}

async fn listen(address: SocketAddr) -> Result<TcpListener, StartError> {
    TcpListener::bind(address).await.map_err(|problem| StartError::Address { address, problem })
}

/// On loopback: the port that was asked for, or the first free one from the usual on.
async fn listen_here(port: Option<u16>) -> Result<TcpListener, StartError> {
    let here = |port| SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), port);
    if let Some(port) = port {
        return listen(here(port)).await;
    }
    let mut refused = None;
    for port in PORT..PORT + TRIED {
        match listen(here(port)).await {
            Ok(listener) => return Ok(listener),
            Err(error) => refused = Some(error),
        }
    }
    match refused {
        Some(error) => Err(error),
        None => listen(here(0)).await,
    }
}
