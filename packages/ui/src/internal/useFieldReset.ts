import { useEffect, useEffectEvent, type RefObject } from 'react';

type Control = HTMLInputElement | HTMLTextAreaElement;

/**
 * Tells a field with a state of its own that the form around it was emptied by a reset,
 * once the control shows its first value again.
 */
export function useFieldReset(control: RefObject<Control | null>, onReset: () => void) {
  const tell = useEffectEvent(onReset);
  useEffect(() => {
    const form = control.current?.form;
    if (!form) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const listen = () => {
      // The event comes before the values go back.
      timer = setTimeout(() => tell());
    };
    form.addEventListener('reset', listen);
    return () => {
      clearTimeout(timer);
      form.removeEventListener('reset', listen);
    };
  }, [control]);
}
