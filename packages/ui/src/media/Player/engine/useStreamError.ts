import { useEffect, useEffectEvent, useState } from 'react';
import type { StreamError } from './openStream';
import type { PlayerProps } from '../playerProps';

/**
 * The fault to speak of. A refused film may be mended by the page (`onDenied`): until it has
 * answered, nothing is said.
 */
export const useStreamError = (
  error: StreamError | null,
  /** Read when the film is refused: a new address forgets that it had been played. */
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
    // A page whose way to the server is lost has no answer either.
    const isRecovered = (await Promise.resolve(onDenied?.()).catch(() => false)) === true;
    if (isCancelled()) return;
    if (isRecovered) resume(shouldPlay);
    else setFailed(true);
  });

  useEffect(() => {
    let isCancelled = false;
    // oxlint-disable-next-line react/set-state-in-effect -- the state is set once the page has answered
    void report(() => isCancelled);
    return () => {
      isCancelled = true;
    };
  }, [error]);

  const isRecovering = error === 'denied' && !hasFailed;
  return { error: isRecovering ? null : error, isRecovering };
};
