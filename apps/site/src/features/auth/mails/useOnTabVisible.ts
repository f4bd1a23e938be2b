import { useEffect } from 'react';

/** Looks when somebody comes back to this tab: links of mails open in another one. */
export function useOnTabVisible(look: () => void): void {
  useEffect(() => {
    const onChange = (): void => {
      if (document.visibilityState === 'visible') look();
    };
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, [look]);
}
