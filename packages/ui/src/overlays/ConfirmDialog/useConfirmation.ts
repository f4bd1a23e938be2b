import { useEffect, useRef, useState } from 'react';

type Phase = { status: 'idle' } | { status: 'pending' } | { status: 'failed'; error: unknown };

/**
 * Runs the confirmed work once at a time: `onDone` when it has been done, or the error, to be
 * said. What ends after the dialog has gone is not heard.
 */
export function useConfirmation(action: () => unknown, onDone: () => void) {
  const [phase, setPhase] = useState<Phase>({ status: 'idle' });
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);

  async function confirm() {
    if (phase.status === 'pending') return;
    setPhase({ status: 'pending' });
    try {
      await action();
      if (isMounted.current) onDone();
    } catch (error) {
      if (isMounted.current) setPhase({ status: 'failed', error });
    }
  }

  return { phase, confirm };
}
