//! The HTTP server with graceful shutdown.

use std::future::Future;
use std::io;
use std::net::SocketAddr;
use std::sync::Arc;

use tokio::net::TcpListener;

use crate::app_state::AppState;
use crate::limits::SHUTDOWN_TIMEOUT;
use crate::routes::app;

/// Serves requests until `shutdown` completes.
///
/// Then it sends `closing` to all WebSockets, waits ten seconds at most until they are closed,
/// commits pending writes and returns.
pub async fn serve(
    state: Arc<AppState>,
    listener: TcpListener,
    shutdown: impl Future<Output = ()> + Send + 'static,
) -> io::Result<()> {
    let cleanup = tokio::spawn(Arc::clone(&state).run_cleanup());
    let service = app(Arc::clone(&state)).into_make_service_with_connect_info::<SocketAddr>();
    let closing = state.closing.clone();
    let shutdown = async move {
        shutdown.await;
        tracing::info!("shutting down");
        closing.send_replace(true);
    };
    let serving = axum::serve(listener, service).with_graceful_shutdown(shutdown);
    let mut is_closing = state.closing.subscribe();
    let deadline = async {
        let _ = is_closing.wait_for(|&is_closing| is_closing).await;
        drop(is_closing);
        tokio::time::sleep(SHUTDOWN_TIMEOUT).await;
    };
    let result = tokio::select! {
        result = async {
            let result = serving.await;
            // axum does not wait for WebSockets; each of them holds a receiver of this channel.
            state.closing.closed().await;
            result
        } => result,
        () = deadline => {
            tracing::warn!("some connections were still open at the shutdown deadline");
            Ok(())
        }
    };
    cleanup.abort();
    state.store.close().await;
    result
}

/// Completes on Ctrl-C and, on Unix, on SIGTERM.
pub async fn shutdown_signal() {
    let ctrl_c = async {
        if let Err(error) = tokio::signal::ctrl_c().await {
            tracing::error!(%error, "cannot listen for Ctrl-C");
            std::future::pending::<()>().await;
        }
    };
    #[cfg(unix)]
    let terminate = async {
        use tokio::signal::unix::{SignalKind, signal};
        match signal(SignalKind::terminate()) {
            Ok(mut terminate) => drop(terminate.recv().await),
            Err(error) => {
                tracing::error!(%error, "cannot listen for SIGTERM");
                std::future::pending::<()>().await;
            }
        }
    };
    #[cfg(not(unix))]
    let terminate = std::future::pending::<()>();
    tokio::select! {
        () = ctrl_c => {}
        () = terminate => {}
    }
}
