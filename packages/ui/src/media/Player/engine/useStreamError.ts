import { useEffect, useState } from 'react';

import type { StreamError } from './playlistErrors';
import type { PlayerProps } from '../playerProps';
import { useEffectEvent } from '../../../internal/useEffectEvent';

/**
 * The error to show. The page may recover from a rejected request (`onDenied`); until its promise
 * settles, no error is shown.
 */
export const useStreamError = (
  error: StreamError | null,
  /** Called when the request is rejected, because a new `src` resets this state. */
  hasStarted: () => boolean,
  resume: (shouldPlay: boolean) => void,
  { onError, onDenied }: Pick<PlayerProps, 'onError' | 'onDenied'>,
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
    // A rejected promise counts as not recovered.
    const isRecovered = (await Promise.resolve(onDenied?.()).catch(() => false)) === true;
    if (isCancelled()) return;
    if (isRecovered) resume(shouldPlay);
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
