// Entry `@gschool/app/updates`: the service worker, and the notice of a new version.
import { useServices } from '@gschool/data';
import { useEffect, useRef, useState } from 'react';

import { loadOptional } from '../optionalImports';
import { startServiceWorker } from './startServiceWorker';
import { UpdateNotice } from './UpdateNotice';

interface AppUpdatesProps {
  /** Returns true while a class is playing, because a notice must not cover it. @default never */
  isBusy?: () => boolean;
}

/**
 * Starts the service worker (docs/product/offline.md#the-service-worker) and offers new versions.
 * It is loaded when the page is idle. It loads nothing more after that, because a deploy removes
 * files from the server.
 */
export function AppUpdates({ isBusy = () => false }: AppUpdatesProps) {
  const { session } = useServices();
  const [accept, setAccept] = useState<(() => void) | null>(null);
  // React runs effects twice in development.
  const isStarted = useRef(false);
  useEffect(() => {
    if (isStarted.current) return;
    isStarted.current = true;
    void loadOptional(() => import('@gschool/ui/toasts'));
    startServiceWorker({ session, onUpdate: (load) => setAccept(() => load) }).catch(
      // The page works without the service worker.
      (error: unknown) => console.warn(error),
    );
  }, [session]);
  return accept && <UpdateNotice accept={accept} isBusy={isBusy} />;
}
