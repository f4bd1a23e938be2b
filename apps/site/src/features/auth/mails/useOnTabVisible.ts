import { useEffect } from 'react';

/** Looks when somebody comes back to this tab: links of mails open in another one. */
export function useOnTabVisible(callback: () => void): void {
  useEffect(() => {
    const onChange = (): void => {
      if (document.visibilityState === 'visible') callback();
    };
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, [callback]);
}
