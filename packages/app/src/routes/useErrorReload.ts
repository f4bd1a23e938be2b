import { useEffect, useState } from 'react';

import { isChunkLoadError } from './chunkLoadError';
import { reloadIfReachable } from './reloadIfReachable';

/** The delay of the first reload after the network is back, in ms. Each further try waits longer. */
const FIRST_DELAY_MS = 250;
const LAST_DELAY_MS = 30_000;

export interface ErrorReload {
  /** The code of the page could not be loaded, because there is no network. */
  isOffline: boolean;
  /** Reloads the page if its host responds. */
  reload: () => void;
}

/**
 * The reload of an error page. A page whose code could not be loaded without a network is also
 * reloaded when the network is back. It is never reloaded without a network, because the browser's
 * own error page would replace the app.
 *
 * @param error what was thrown
 */
export function useErrorReload(error: unknown): ErrorReload {
  // `onLine` may be wrong; a failed request corrects it.
  const [isUnreachable, setUnreachable] = useState(() => !navigator.onLine);
  const isOffline = isUnreachable && isChunkLoadError(error);
  useEffect(() => {
    if (!isOffline) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // Right after the event, requests may still fail.
    const reloadSoon = (delay: number): void => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        void reloadIfReachable().catch(() => {
          if (delay < LAST_DELAY_MS) reloadSoon(delay * 2);
        });
      }, delay);
    };
    const handleOnline = () => reloadSoon(FIRST_DELAY_MS);
    window.addEventListener('online', handleOnline);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', handleOnline);
    };
  }, [isOffline]);
  return { isOffline, reload: () => void reloadIfReachable().catch(() => setUnreachable(true)) };
}
