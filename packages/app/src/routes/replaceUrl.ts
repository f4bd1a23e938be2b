/**
 * Changes the URL of the current history entry without the router. Safari allows 100 changes in 30
 * seconds; a change that it refuses is skipped.
 */
export function replaceUrl(url: string): void {
  try {
    window.history.replaceState(window.history.state, '', url);
  } catch {
    // The URL stays unchanged.
  }
}
