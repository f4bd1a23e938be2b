import { useEffect } from 'react';

/**
 * Keeps the screen awake while the video plays. The browser releases the lock of a hidden page, so
 * it is requested again when the page is visible.
 */
export const useWakeLock = (isActive: boolean): void => {
  useEffect(() => {
    const { wakeLock } = navigator as { wakeLock?: WakeLock };
    if (!isActive || !wakeLock) return;
    let sentinel: WakeLockSentinel | null = null;
    let isCancelled = false;
    const requestLock = async () => {
      if (document.visibilityState !== 'visible') return;
      // The request fails, for example when the battery is low.
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
