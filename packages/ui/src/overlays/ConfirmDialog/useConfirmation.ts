import { useEffect, useRef, useState } from 'react';

type Phase = { status: 'idle' } | { status: 'pending' } | { status: 'failed'; error: unknown };

/**
 * Runs the confirmed action, but not twice at the same time. Calls `onDone` when it succeeds, or
 * returns the error. Ignores results after unmount.
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
