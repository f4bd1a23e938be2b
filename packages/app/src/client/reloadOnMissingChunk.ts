import { hasPendingOptionalImports } from '../optionalImports';
import { markChunkLoadError } from '../routes/chunkLoadError';

const KEY = 'gschool.reloadedFor';

/**
 * Reloads the page when a chunk is missing after a deployment; once for each URL, so that a broken
 * chunk shows the error page instead of a reload loop.
 */
export function reloadOnMissingChunk(): void {
  window.addEventListener('vite:preloadError', (event) => {
    markChunkLoadError(event.payload);
    // The page works without the code, and a reload would interrupt its reader.
    if (hasPendingOptionalImports()) return;
    // Offline, a reload would replace the page with the browser's error page.
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
