import { isChunkLoadError, reloadIfReachable } from '@gschool/app/routes';
import { Button, Container, ErrorState, icons } from '@gschool/ui';
import { useEffect, useState } from 'react';

import { paths } from '../config/paths';
import { useT } from '../i18n/useT';

/** The delay of the first reload after the network is back, in ms. Each further try waits longer. */
const FIRST_DELAY_MS = 250;
const LAST_DELAY_MS = 30_000;

export interface ErrorPageProps {
  /** What was thrown. */
  error: unknown;
}

/**
 * The page for an unexpected error, and for a page whose code could not be loaded. It is never
 * reloaded without a network: the browser's own error page would replace the studio.
 */
export function ErrorPage({ error }: ErrorPageProps) {
  const t = useT();
  // `onLine` may be wrong; a failed request corrects it.
  const [isUnreachable, setUnreachable] = useState(() => !navigator.onLine);
  const isOffline = isUnreachable && isChunkLoadError(error);
  const reload = () => void reloadIfReachable().catch(() => setUnreachable(true));
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
  return (
    <Container size="narrow" blockPadding="large">
      <ErrorState
        level={1}
        icon={isOffline ? icons.offline : icons.alert}
        title={t(isOffline ? 'error.offlineTitle' : 'error.title')}
        onRetry={reload}
        action={
          <Button variant="quiet" href={paths.overview}>
            {t('error.start')}
          </Button>
        }
      >
        {t(isOffline ? 'error.offlineText' : 'error.text')}
      </ErrorState>
    </Container>
  );
}
