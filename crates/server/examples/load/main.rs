//! A load test on the loopback address: many tables, at each two WebSockets that play one move a
//! second, and at the end the server is killed and everything it told is looked for in its store.
//!
//! ```sh
//! cargo run --release -p tabuleiro-server --example load -- --tables 500 --seconds 30
//! ```
//!
//! `--server PATH` starts the server of another build of this example, to compare the two.

mod pair;
mod process;
mod report;

use std::error::Error;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::time::Duration;

use tabuleiro_server::{AppState, Settings, serve, shutdown_signal};
use tokio::net::TcpListener;
use tokio::time::{Instant, sleep, sleep_until};

use pair::{Plan, play};
use process::Process;
use report::Report;

type Failure = Box<dyn Error + Send + Sync>;

#[tokio::main]
async fn main() -> Result<(), Failure> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = args.iter().map(String::as_str).collect();
    match words[..] {
        ["serve", data] => run_server(data.as_ref()).await,
        ["--tables", tables, "--seconds", seconds] => {
            run_load(std::env::current_exe()?, tables.parse()?, seconds.parse()?).await
        }
        ["--tables", tables, "--seconds", seconds, "--server", program] => {
            run_load(program.into(), tables.parse()?, seconds.parse()?).await
        }
        _ => Err("expected --tables N --seconds N [--server PATH]".into()),
    }
}

/// The server, in a process of its own so that its memory is its own.
async fn run_server(data: &Path) -> Result<(), Failure> {
    // Everybody comes from one address here.
    let unlimited = u32::MAX;
    let settings = Settings {
        tables_per_hour: unlimited,
        requests_per_second: unlimited,
        connections_per_address: unlimited,
        ..Settings::default()
    };
    let listener = TcpListener::bind("127.0.0.1:0").await?;
    let app = AppState::open(settings, data)?;
    println!("{}", listener.local_addr()?);
    Ok(serve(app, listener, shutdown_signal()).await?)
}

async fn run_load(program: PathBuf, tables: usize, seconds: u64) -> Result<(), Failure> {
    let folder = tempfile::tempdir()?;
    let data = folder.path().join("tables.sqlite");
    let mut server = Server::start(&program, &data)?;
    let process = Process::new(server.child.id());
    let idle = process.memory()?;

    // Tables are opened over a while, as people come.
    let opening = Duration::from_secs(10);
    let begin = Instant::now() + opening;
    let plan = Arc::new(Plan {
        address: server.address.clone(),
        begin,
        end: begin + Duration::from_secs(seconds),
    });
    let pairs: Vec<_> = (0..tables)
        .map(|number| {
            let plan = Arc::clone(&plan);
            tokio::spawn(async move {
                sleep(opening.mul_f64(number as f64 / tables as f64 * 0.8)).await;
                play(number, &plan).await
            })
        })
        .collect();
    sleep_until(plan.begin).await;
    let before = process.usage()?;
    sleep_until(plan.end - Duration::from_secs(1)).await;
    let busy = process.memory()?;
    let mut told = Vec::new();
    for pair in pairs {
        told.push(pair.await??);
    }
    let mut report = Report::new(seconds, [idle, busy], process.usage()?.since(before));
    for told in told {
        report.add(told);
    }
    // In the hardest way: what it said must be there.
    server.child.kill()?;
    server.child.wait()?;
    report.look_into(&data)?;
    print!("{report}");
    if report.is_anything_lost() { Err("something was lost".into()) } else { Ok(()) }
}

struct Server {
    child: Child,
    address: String,
}

impl Server {
    fn start(program: &Path, data: &Path) -> Result<Server, Failure> {
        let mut child =
            Command::new(program).arg("serve").arg(data).stdout(Stdio::piped()).spawn()?;
        let out = child.stdout.take().ok_or("the server has no output")?;
        let mut address = String::new();
        BufReader::new(out).read_line(&mut address)?;
        Ok(Server { child, address: address.trim().to_owned() })
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.child.kill();
    }
}
