import { markChunkLoadError } from '../routes/chunkLoadError';

const KEY = 'gschool.reloadedFor';

/**
 * After a new deployment an open page may ask for a chunk that is gone: reloads the page, once for
 * each address, so that a chunk that is really broken shows the error page instead of a loop.
 */
export function reloadOnMissingChunk(): void {
  window.addEventListener('vite:preloadError', (event) => {
    markChunkLoadError(event.payload);
    // Without a network the browser's own error page would replace what is still here.
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
