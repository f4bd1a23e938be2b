import { useEffect, useEffectEvent, useState } from 'react';
import type { StreamFault } from './openStream';
import type { PlayerProps } from '../playerProps';

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
  const [isHopeless, setHopeless] = useState(false);
  const report = useEffectEvent(async (isOver: () => boolean) => {
    if (!fault) return;
    onError?.(fault);
    const shouldPlay = hasStarted();
    // A page whose way to the server is lost has no answer either.
    const isMended =
      fault === 'denied' && (await Promise.resolve(onDenied?.()).catch(() => false)) === true;
    if (isOver()) return;
    if (isMended) goOn(shouldPlay);
    else setHopeless(true);
  });

  useEffect(() => {
    let isOver = false;
    setHopeless(false);
    void report(() => isOver);
    return () => {
      isOver = true;
    };
  }, [fault]);

  const isMending = fault === 'denied' && !isHopeless;
  return { fault: isMending ? null : fault, isMending };
};
