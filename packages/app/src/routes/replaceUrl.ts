/**
 * Changes the URL of the history entry without the router. Safari allows 100 changes in 30 seconds;
 * a refused one is left out.
 */
export function replaceUrl(url: string): void {
  try {
    window.history.replaceState(window.history.state, '', url);
  } catch {
    // The URL stays as it is.
  }
}
