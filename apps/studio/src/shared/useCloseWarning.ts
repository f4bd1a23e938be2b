import { useEffect } from 'react';

/**
 * Asks before the page closes while something is in this page alone, such as a text that the server
 * refused or files that are being uploaded.
 *
 * @param isActive whether to ask
 */
export function useCloseWarning(isActive: boolean): void {
  useEffect(() => {
    if (!isActive) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isActive]);
}
