const KEY = 'gschool.reloadedFor';

/**
 * After a new deployment an open page may ask for a chunk that is gone: load
 * the page anew, once for each address, so that a chunk that is really broken
 * shows the error page instead of a loop.
 */
export function reloadOnceOnMissingChunk(): void {
  window.addEventListener('vite:preloadError', (event) => {
    // Without a network the browser's own error page would take the place of what is still here.
    if (!navigator.onLine) return;
    try {
      if (sessionStorage.getItem(KEY) === window.location.href) return;
      sessionStorage.setItem(KEY, window.location.href);
    } catch {
      return;
    }
    event.preventDefault();
    window.location.reload();
  });
}
