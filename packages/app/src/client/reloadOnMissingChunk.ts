import { isOptionalImportError } from '../optionalImports';
import { markChunkLoadError } from '../routes/chunkLoadError';
import { reloadIfReachable } from '../routes/reloadIfReachable';

const KEY = 'gschool.reloadedFor';

/**
 * Reloads the page when a chunk is missing after a deployment. It reloads each URL only once, so
 * that a broken chunk shows the error page instead of a reload loop. A page that works without the
 * code is not reloaded. Neither is a page on which something was typed, because a reload would
 * delete the text.
 */
export function reloadOnMissingChunk(): void {
  /** The path of the page on which text was last typed. */
  let typedAt: string | undefined;
  window.addEventListener('input', () => (typedAt = window.location.pathname), true);
  window.addEventListener('vite:preloadError', ({ payload }) => {
    markChunkLoadError(payload);
    // Waits until the import has rejected, because only then is it known whether the import was
    // optional.
    setTimeout(() => {
      if (isOptionalImportError(payload)) return;
      const { href } = window.location;
      // The page stays if there is no network, or if the reload cannot be recorded.
      reloadIfReachable(() => {
        const isUnchanged = href === window.location.href && typedAt !== window.location.pathname;
        if (!isUnchanged || sessionStorage.getItem(KEY) === href) return false;
        sessionStorage.setItem(KEY, href);
        return true;
      }).catch(() => undefined);
    });
  });
}
