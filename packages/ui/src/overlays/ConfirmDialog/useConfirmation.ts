import { useEffect, useRef, useState } from 'react';

type Phase = { is: 'idle' } | { is: 'pending' } | { is: 'failed'; error: unknown };

/**
 * Runs the confirmed work once at a time: `onDone` when it has been done, or the error, to be
 * said. What ends after the dialog has gone is not heard.
 */
export function useConfirmation(work: () => unknown, onDone: () => void) {
  const [phase, setPhase] = useState<Phase>({ is: 'idle' });
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);

  async function confirm() {
    if (phase.is === 'pending') return;
    setPhase({ is: 'pending' });
    try {
      await work();
      if (isMounted.current) onDone();
    } catch (error) {
      if (isMounted.current) setPhase({ is: 'failed', error });
    }
  }

  return { phase, confirm };
}
