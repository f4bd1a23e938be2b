import { reloadIfReachable } from '@gschool/app/routes';
import { AppError } from '@gschool/data';
import { useEffect, useState } from 'react';

import type { LibraryTab } from '../../config/paths';
import { reloadTab } from './tabComponents';
import { TabError } from './TabError';
import { useIsOnline } from '../../shared/useIsOnline';

interface TabLoadErrorProps {
  tab: LibraryTab;
  /** Called when the tab's code is loaded. */
  onLoaded: () => void;
}

/**
 * Shown when a tab's code failed to load, or when the tab threw. Retries in place, automatically
 * when the network returns. The page reloads only if the retry fails and the host responds.
 */
export function TabLoadError({ tab, onLoaded }: TabLoadErrorProps) {
  const isOnline = useIsOnline();
  const [wasOnline, setWasOnline] = useState(isOnline);
  const [isRetrying, setRetrying] = useState(false);
  const [isUnreachable, setUnreachable] = useState(false);

  const retry = async () => {
    setRetrying(true);
    try {
      await reloadTab(tab);
      onLoaded();
    } catch {
      await reloadIfReachable().catch(() => setUnreachable(true));
      setRetrying(false);
    }
  };
  const isBack = isOnline && !wasOnline;
  useEffect(() => {
    setWasOnline(isOnline);
    if (isBack) void retry();
    // oxlint-disable-next-line react/exhaustive-deps -- one try for each return of the network
  }, [isOnline]);

  return (
    <TabError
      error={isOnline && !isUnreachable ? null : new AppError({ kind: 'offline' })}
      onRetry={() => void retry()}
      isRetrying={isRetrying}
    />
  );
}
