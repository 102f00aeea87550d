// Retries of requests to the engine.

const RETRY_MS = 700;

/**
 * Sends a request, again and again while the server answers that all engines are busy.
 * @template Body, Answer
 * @param {(body: Body, signal: AbortSignal) => Promise<Answer>} send
 * @param {Body} body
 * @param {AbortSignal} signal
 * @returns {Promise<Answer>}
 */
export async function retryWhileBusy(send, body, signal) {
  for (;;) {
    try {
      return await send(body, signal);
    } catch (error) {
      if (/** @type {ApiError} */ (error).status !== 503 || signal.aborted) throw error;
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }
}
