//! A server that runs until it is told to stop, and then loses nothing.

use std::future::Future;
use std::io;
use std::net::SocketAddr;
use std::sync::Arc;

use tokio::net::TcpListener;

use crate::api::app;
use crate::app_state::AppState;
use crate::settings::STOP_TIME;

/// Serves until `stop`; then tells everybody, waits for what is being written, and returns.
pub async fn serve(
    state: Arc<AppState>,
    listener: TcpListener,
    stop: impl Future<Output = ()> + Send + 'static,
) -> io::Result<()> {
    let sweeping = tokio::spawn(Arc::clone(&state).sweep());
    let service = app(Arc::clone(&state)).into_make_service_with_connect_info::<SocketAddr>();
    let closing = Arc::clone(&state);
    let stopped = async move {
        stop.await;
        tracing::info!("stopping");
        closing.closing.send_replace(true);
    };
    let serving = axum::serve(listener, service).with_graceful_shutdown(stopped);
    let mut is_closing = state.closing.subscribe();
    let too_long = async {
        let _ = is_closing.wait_for(|&is_closing| is_closing).await;
        drop(is_closing);
        tokio::time::sleep(STOP_TIME).await;
    };
    let served = tokio::select! {
        served = async {
            let served = serving.await;
            // WebSockets are not counted among the requests; each holds a receiver.
            state.closing.closed().await;
            served
        } => served,
        () = too_long => {
            tracing::warn!("somebody did not leave in time");
            Ok(())
        }
    };
    sweeping.abort();
    state.store.close().await;
    served
}

/// Waits for Ctrl-C or, where there is such a thing, a request to terminate.
pub async fn stop_signal() {
    let interrupted = async {
        if let Err(error) = tokio::signal::ctrl_c().await {
            tracing::error!(%error, "Ctrl-C cannot be waited for");
            std::future::pending::<()>().await;
        }
    };
    #[cfg(unix)]
    let terminated = async {
        use tokio::signal::unix::{SignalKind, signal};
        match signal(SignalKind::terminate()) {
            Ok(mut terminated) => drop(terminated.recv().await),
            Err(error) => {
                tracing::error!(%error, "termination cannot be waited for");
                std::future::pending::<()>().await;
            }
        }
    };
    #[cfg(not(unix))]
    let terminated = std::future::pending::<()>();
    tokio::select! {
        () = interrupted => {}
        () = terminated => {}
    }
}
