import { isOptionalImportError } from '../optionalImports';
import { markChunkLoadError } from '../routes/chunkLoadError';
import { reloadIfReachable } from '../routes/reloadIfReachable';

const KEY = 'gschool.reloadedFor';

/**
 * Reloads the page when a chunk is missing after a deployment; once for each URL, so that a broken
 * chunk shows the error page instead of a reload loop. A page that works without the code stays, and
 * so does a page on which something was typed, because a reload would delete it.
 */
export function reloadOnMissingChunk(): void {
  /** The path of the page on which something was typed last. */
  let typedAt: string | undefined;
  window.addEventListener('input', () => (typedAt = window.location.pathname), true);
  window.addEventListener('vite:preloadError', ({ payload }) => {
    markChunkLoadError(payload);
    // After the import has rejected: only then it is known whether it was optional.
    setTimeout(() => {
      if (isOptionalImportError(payload)) return;
      const { href } = window.location;
      // Without a network, or if the reload cannot be stored, the page stays.
      reloadIfReachable(() => {
        const isUnchanged = href === window.location.href && typedAt !== window.location.pathname;
        if (!isUnchanged || sessionStorage.getItem(KEY) === href) return false;
        sessionStorage.setItem(KEY, href);
        return true;
      }).catch(() => undefined);
    });
  });
}
