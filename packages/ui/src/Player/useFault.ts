import { useEffect, useEffectEvent, useState } from 'react';
import type { StreamFault } from './hls';
import type { PlayerProps } from './playerProps';

/**
 * The fault to speak of. A refused film may be mended by the page (`onDenied`): until it has
 * answered, nothing is said.
 */
export const useFault = (
  fault: StreamFault | null,
  /** Read when the film is refused: a new address forgets that it had been played. */
  hasStarted: () => boolean,
  goOn: (shouldPlay: boolean) => void,
  { onError, onDenied }: Pick<PlayerProps, 'onError' | 'onDenied'>,
): { fault: StreamFault | null; isMending: boolean } => {
  const [isFinal, setFinal] = useState(false);
  const [previous, setPrevious] = useState(fault);
  if (previous !== fault) {
    setPrevious(fault);
    setFinal(false);
  }
  const report = useEffectEvent(async (isOver: () => boolean) => {
    if (!fault) return;
    onError?.(fault);
    if (fault !== 'denied') return;
    const shouldPlay = hasStarted();
    // A page whose way to the server is lost has no answer either.
    const isMended = (await Promise.resolve(onDenied?.()).catch(() => false)) === true;
    if (isOver()) return;
    if (isMended) goOn(shouldPlay);
    else setFinal(true);
  });

  useEffect(() => {
    let isOver = false;
    // oxlint-disable-next-line react/set-state-in-effect -- the state is set once the page has answered
    void report(() => isOver);
    return () => {
      isOver = true;
    };
  }, [fault]);

  const isMending = fault === 'denied' && !isFinal;
  return { fault: isMending ? null : fault, isMending };
};
