import { useEffect } from 'react';

/** Calls back when the tab becomes visible again, because links in emails open in another tab. */
export function useOnTabVisible(callback: () => void): void {
  useEffect(() => {
    const onChange = (): void => {
      if (document.visibilityState === 'visible') callback();
    };
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, [callback]);
}
