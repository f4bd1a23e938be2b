import { AppError } from '@gschool/data';
import { useEffect, useState } from 'react';

import type { LibraryTab } from '../../config/paths';
import { reloadIfReachable } from '../../shared/reloadIfReachable';
import { loadAgain } from './tabParts';
import { TabProblem } from './TabProblem';
import { useIsOnline } from './useIsOnline';

interface BrokenTabProps {
  tab: LibraryTab;
  /** Its code is here: show it. */
  onArrived: () => void;
}

/**
 * A tab whose code did not arrive, or that broke. Tries again in its place, by itself as soon as
 * there is a network; the page is loaded anew only where that does not help and the host answers.
 */
export function BrokenTab({ tab, onArrived }: BrokenTabProps) {
  const isOnline = useIsOnline();
  const [wasOnline, setWasOnline] = useState(isOnline);
  const [isRetrying, setRetrying] = useState(false);
  const [isCutOff, setCutOff] = useState(false);

  const retry = async () => {
    setRetrying(true);
    try {
      await loadAgain(tab);
      onArrived();
    } catch {
      await reloadIfReachable().catch(() => setCutOff(true));
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
    <TabProblem
      error={isOnline && !isCutOff ? null : new AppError({ kind: 'offline' })}
      onRetry={() => void retry()}
      isRetrying={isRetrying}
    />
  );
}
