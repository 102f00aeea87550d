//! A load test on the loopback address. At each of many tables two WebSocket clients play one move per
//! second. At the end the server is killed, and its database has to contain every acknowledged move.
//!
//! ```sh
//! cargo run --release -p tabuleiro-server --example load -- --tables 500 --seconds 30
//! ```
//!
//! `--server PATH` tests the server of another build of this example, for comparison.

mod process;
mod report;
mod table;

use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::time::Duration;

use tabuleiro_server::{AppState, Settings, serve, shutdown_signal};
use tokio::net::TcpListener;
use tokio::time::{Instant, sleep, sleep_until};

use process::Process;
use report::Report;
use table::{Schedule, play};

type Error = Box<dyn std::error::Error + Send + Sync>;

#[tokio::main]
async fn main() -> Result<(), Error> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    match args[..] {
        ["serve", database] => run_server(database.as_ref()).await,
        ["--tables", tables, "--seconds", seconds] => {
            run_load(std::env::current_exe()?, tables.parse()?, seconds.parse()?).await
        }
        ["--tables", tables, "--seconds", seconds, "--server", program] => {
            run_load(program.into(), tables.parse()?, seconds.parse()?).await
        }
        _ => Err("expected --tables N --seconds N [--server PATH]".into()),
    }
}

/// Runs the server. It has a process of its own, so that its memory can be measured.
async fn run_server(database: &Path) -> Result<(), Error> {
    // All clients have the same address.
    let unlimited = u32::MAX;
    let settings = Settings {
        tables_per_hour: unlimited,
        requests_per_second: unlimited,
        connections_per_address: unlimited,
        ..Settings::default()
    };
    let listener = TcpListener::bind("127.0.0.1:0").await?;
    let state = AppState::open(settings, database)?;
    println!("{}", listener.local_addr()?);
    Ok(serve(state, listener, shutdown_signal()).await?)
}

/// Starts the server, plays at all tables, kills the server and prints the report.
async fn run_load(program: PathBuf, tables: usize, seconds: u64) -> Result<(), Error> {
    let folder = tempfile::tempdir()?;
    let database = folder.path().join("tables.sqlite");
    let mut server = Server::start(&program, &database)?;
    let process = Process::new(server.child.id());
    let memory_idle = process.memory()?;

    // Tables are opened one after the other, before the first move.
    let warm_up = Duration::from_secs(10);
    let start = Instant::now() + warm_up;
    let schedule = Arc::new(Schedule {
        address: server.address.clone(),
        start,
        end: start + Duration::from_secs(seconds),
    });
    let tasks: Vec<_> = (0..tables)
        .map(|number| {
            let schedule = Arc::clone(&schedule);
            tokio::spawn(async move {
                sleep(warm_up.mul_f64(number as f64 / tables as f64 * 0.8)).await;
                play(number, &schedule).await
            })
        })
        .collect();
    sleep_until(schedule.start).await;
    let before = process.usage()?;
    sleep_until(schedule.end - Duration::from_secs(1)).await;
    let memory_busy = process.memory()?;
    let mut results = Vec::new();
    for task in tasks {
        results.push(task.await??);
    }
    let usage = process.usage()?.since(before);
    let mut report = Report::new(seconds, [memory_idle, memory_busy], usage);
    for result in results {
        report.add(result);
    }
    // A kill, so that moves can be lost if they are acknowledged before they are on the disk.
    server.child.kill()?;
    server.child.wait()?;
    report.count_lost_moves(&database)?;
    print!("{report}");
    if report.has_lost_moves() { Err("acknowledged moves were lost".into()) } else { Ok(()) }
}

/// The server process.
struct Server {
    child: Child,
    address: String,
}

impl Server {
    fn start(program: &Path, database: &Path) -> Result<Server, Error> {
        let mut child =
            Command::new(program).arg("serve").arg(database).stdout(Stdio::piped()).spawn()?;
        let out = child.stdout.take().ok_or("the server has no output")?;
        let mut address = String::new();
        BufReader::new(out).read_line(&mut address)?;
        Ok(Server { child, address: address.trim().to_owned() })
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // An error means that it has ended already.
        let _ = self.child.kill();
    }
}
