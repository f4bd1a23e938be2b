import { useEffect, useState, type ComponentType } from 'react';
import type { Toasts } from './createToasts';

type ToasterComponent = ComponentType<{ toasts: Toasts }>;

/** Brings the `Toaster`; called when there is something to show. */
export type LoadToaster = () => Promise<ToasterComponent>;

interface ToastOutletProps {
  toasts: Toasts;
  load: LoadToaster;
}

/** Nothing until the first toast is shown, and from then on the `Toaster`. */
export function ToastOutlet({ toasts, load }: ToastOutletProps) {
  const [Toaster, setToaster] = useState<ToasterComponent>();
  useEffect(() => {
    let isRequested = false;
    let isUnmounted = false;
    const loadToaster = () => {
      if (isRequested || toasts.get().length === 0) return;
      isRequested = true;
      load().then(
        (loaded) => {
          if (!isUnmounted) setToaster(() => loaded);
        },
        () => {
          // Without a network it may not be had; the next toast asks again.
          isRequested = false;
        },
      );
    };
    loadToaster();
    const unsubscribe = toasts.subscribe(loadToaster);
    return () => {
      isUnmounted = true;
      unsubscribe();
    };
  }, [toasts, load]);
  return Toaster ? <Toaster toasts={toasts} /> : null;
}
