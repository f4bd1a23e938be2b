import { useEffect } from 'react';

/**
 * Keeps the screen awake while the film runs: nobody on a mat wants to touch a phone. The
 * browser takes the lock away from a hidden page; it is asked for again when the page returns.
 */
export const useWakeLock = (isHeld: boolean): void => {
  useEffect(() => {
    const { wakeLock } = navigator as { wakeLock?: WakeLock };
    if (!isHeld || !wakeLock) return;
    let sentinel: WakeLockSentinel | null = null;
    let isOver = false;
    const hold = async () => {
      if (document.visibilityState !== 'visible') return;
      // A battery that runs low refuses it.
      const next = await wakeLock.request('screen').catch(() => null);
      if (isOver) void next?.release();
      else sentinel = next;
    };
    void hold();
    document.addEventListener('visibilitychange', hold);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', hold);
      void sentinel?.release();
    };
  }, [isHeld]);
};
