import { useDownloadActions, type DownloadEstimate } from '@gschool/data/downloads';
import { useEffect, useState } from 'react';

export interface EstimateState {
  /** Null while it is read, and after a failure. */
  estimate: DownloadEstimate | null;
  hasFailed: boolean;
  retry: () => void;
}

/** The size of downloading the classes. Reads it again when the ids change. */
export function useEstimate(classIds: readonly string[], isNeeded: boolean): EstimateState {
  const { estimate: readEstimate } = useDownloadActions();
  const [attempt, setAttempt] = useState(0);
  const ids = JSON.stringify(classIds);
  const request = `${attempt} ${ids}`;
  const [answer, setAnswer] = useState<{ request: string; estimate: DownloadEstimate | null }>();

  useEffect(() => {
    if (!isNeeded) return;
    let isCurrent = true;
    readEstimate(JSON.parse(ids) as string[]).then(
      (estimate) => isCurrent && setAnswer({ request, estimate }),
      () => isCurrent && setAnswer({ request, estimate: null }),
    );
    return () => {
      isCurrent = false;
    };
  }, [readEstimate, ids, request, isNeeded]);

  const isAnswered = answer?.request === request;
  return {
    estimate: isAnswered ? answer.estimate : null,
    hasFailed: isAnswered && answer.estimate === null,
    retry: () => setAttempt((count) => count + 1),
  };
}
