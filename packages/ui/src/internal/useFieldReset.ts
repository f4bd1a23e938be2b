import { useEffect, type RefObject } from 'react';

import { useEffectEvent } from './useEffectEvent';

type Control = HTMLInputElement | HTMLTextAreaElement;

/**
 * For fields with local state: calls `onReset` after the form around a control was reset and the
 * control shows its initial value again.
 */
export function useFieldReset(control: RefObject<Control | null>, onReset: () => void) {
  const handleReset = useEffectEvent(onReset);
  useEffect(() => {
    const form = control.current?.form;
    if (!form) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const listener = () => {
      // The event is dispatched before the values are reset.
      timer = setTimeout(() => handleReset());
    };
    form.addEventListener('reset', listener);
    return () => {
      clearTimeout(timer);
      form.removeEventListener('reset', listener);
    };
  }, [control]);
}
