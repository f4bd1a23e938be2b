import { isOptionalImportError } from '../optionalImports';
import { markChunkLoadError } from '../routes/chunkLoadError';

const KEY = 'gschool.reloadedFor';

/**
 * Reloads the page when a chunk is missing after a deployment; once for each URL, so that a broken
 * chunk shows the error page instead of a reload loop. A page that works without the code stays.
 */
export function reloadOnMissingChunk(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    markChunkLoadError(payload);
    // After the import has rejected: only then it is known whether it was optional.
    setTimeout(() => {
      if (isOptionalImportError(payload)) return;
      // Offline, a reload would replace the page with the browser's error page.
      if (!navigator.onLine) return;
      try {
        if (sessionStorage.getItem(KEY) === window.location.href) return;
        sessionStorage.setItem(KEY, window.location.href);
      } catch {
        return;
      }
      window.location.reload();
    });
  });
}
