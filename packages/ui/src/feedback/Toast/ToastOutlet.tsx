import { useEffect, useState, type ComponentType } from 'react';
import type { Toasts } from './createToasts';

type Shower = ComponentType<{ toasts: Toasts }>;

/** Brings the `Toaster`; called when there is something to show. */
export type LoadToaster = () => Promise<Shower>;

interface ToastOutletProps {
  toasts: Toasts;
  load: LoadToaster;
}

/** Nothing until the first toast is shown, and from then on the `Toaster`. */
export function ToastOutlet({ toasts, load }: ToastOutletProps) {
  const [Toaster, setToaster] = useState<Shower>();
  useEffect(() => {
    let isAsked = false;
    let isGone = false;
    const ask = () => {
      if (isAsked || toasts.get().length === 0) return;
      isAsked = true;
      load().then(
        (found) => {
          if (!isGone) setToaster(() => found);
        },
        () => {
          // Without a network it may not be had; the next toast asks again.
          isAsked = false;
        },
      );
    };
    ask();
    const unsubscribe = toasts.subscribe(ask);
    return () => {
      isGone = true;
      unsubscribe();
    };
  }, [toasts, load]);
  return Toaster ? <Toaster toasts={toasts} /> : null;
}
