/** Runs at the latest after this time, in milliseconds. */
const TIMEOUT_MS = 1000;

/** Calls back when the browser is idle, after at most a second. Returns a function that cancels it. */
export function whenIdle(callback: () => void): () => void {
  // Safari has no `requestIdleCallback`.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(callback, 100);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(callback, { timeout: TIMEOUT_MS });
  return () => cancelIdleCallback(request);
}
