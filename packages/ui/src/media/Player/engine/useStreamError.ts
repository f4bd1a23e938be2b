import { useEffect, useState } from 'react';

import type { StreamError } from './playlistErrors';
import type { StreamState } from './useStream';
import type { PlayerProps } from '../playerProps';
import { useEffectEvent } from '../../../internal/useEffectEvent';

/**
 * The error to show. After a rejected request, a fresh address may exist; until that is known, no
 * error is shown.
 */
export const useStreamError = (
  { error, recover, retry }: Pick<StreamState, 'error' | 'recover' | 'retry'>,
  hasStarted: () => boolean,
  { onError }: Pick<PlayerProps, 'onError'>,
): { error: StreamError | null; isRecovering: boolean } => {
  const [hasFailed, setFailed] = useState(false);
  const [previous, setPrevious] = useState(error);
  if (previous !== error) {
    setPrevious(error);
    setFailed(false);
  }
  const report = useEffectEvent(async (isCancelled: () => boolean) => {
    if (!error) return;
    onError?.(error);
    if (error !== 'denied') return;
    const shouldPlay = hasStarted();
    const isRecovered = await recover();
    if (isCancelled()) return;
    if (isRecovered) retry(shouldPlay);
    else setFailed(true);
  });

  useEffect(() => {
    let isCancelled = false;
    void report(() => isCancelled);
    return () => {
      isCancelled = true;
    };
  }, [error]);

  const isRecovering = error === 'denied' && !hasFailed;
  return { error: isRecovering ? null : error, isRecovering };
};
