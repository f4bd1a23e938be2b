import type { EntryEditor } from '@gschool/data/content';
import { useEffect } from 'react';

/**
 * Asks before the page closes while something is in this page alone: the server refused it, or the
 * device can't store it. Everything else is on the device already.
 */
export function useUnsavedWarning({ save: { state } }: EntryEditor): void {
  useEffect(() => {
    if (state !== 'failed') return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [state]);
}
