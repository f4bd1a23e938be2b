import { useEffect } from 'react';

/**
 * Keeps the screen awake while the film runs: nobody on a mat wants to touch a phone. The
 * browser takes the lock away from a hidden page; it is asked for again when the page returns.
 */
export const useWakeLock = (isActive: boolean): void => {
  useEffect(() => {
    const { wakeLock } = navigator as { wakeLock?: WakeLock };
    if (!isActive || !wakeLock) return;
    let sentinel: WakeLockSentinel | null = null;
    let isCancelled = false;
    const requestLock = async () => {
      if (document.visibilityState !== 'visible') return;
      // A battery that runs low refuses it.
      const next = await wakeLock.request('screen').catch(() => null);
      if (isCancelled) void next?.release();
      else sentinel = next;
    };
    void requestLock();
    document.addEventListener('visibilitychange', requestLock);
    return () => {
      isCancelled = true;
      document.removeEventListener('visibilitychange', requestLock);
      void sentinel?.release();
    };
  }, [isActive]);
};
