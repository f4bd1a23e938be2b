/** The callback runs after this time at the latest, in milliseconds. */
const TIMEOUT_MS = 1000;

/**
 * Calls back when the browser is idle, or after a second at the latest. Returns a function that
 * cancels the call.
 */
export function whenIdle(callback: () => void): () => void {
  // Safari has no `requestIdleCallback`.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(callback, 100);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(callback, { timeout: TIMEOUT_MS });
  return () => cancelIdleCallback(request);
}
