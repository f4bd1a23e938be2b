import { useEffect, useEffectEvent, useState } from 'react';
import type { StreamFault } from './openStream';
import type { PlayerProps } from '../playerProps';

/**
 * The fault to speak of. A refused film may be mended by the page (`onDenied`): until it has
 * answered, nothing is said.
 */
export const useStreamError = (
  fault: StreamFault | null,
  /** Read when the film is refused: a new address forgets that it had been played. */
  hasStarted: () => boolean,
  resume: (shouldPlay: boolean) => void,
  { onError, onDenied }: Pick<PlayerProps, 'onError' | 'onDenied'>,
): { fault: StreamFault | null; isRecovering: boolean } => {
  const [hasFailed, setFailed] = useState(false);
  const [previous, setPrevious] = useState(fault);
  if (previous !== fault) {
    setPrevious(fault);
    setFailed(false);
  }
  const report = useEffectEvent(async (isOver: () => boolean) => {
    if (!fault) return;
    onError?.(fault);
    if (fault !== 'denied') return;
    const shouldPlay = hasStarted();
    // A page whose way to the server is lost has no answer either.
    const isRecovered = (await Promise.resolve(onDenied?.()).catch(() => false)) === true;
    if (isOver()) return;
    if (isRecovered) resume(shouldPlay);
    else setFailed(true);
  });

  useEffect(() => {
    let isOver = false;
    // oxlint-disable-next-line react/set-state-in-effect -- the state is set once the page has answered
    void report(() => isOver);
    return () => {
      isOver = true;
    };
  }, [fault]);

  const isRecovering = fault === 'denied' && !hasFailed;
  return { fault: isRecovering ? null : fault, isRecovering };
};
