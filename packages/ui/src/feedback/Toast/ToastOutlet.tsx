import { useEffect, useState, type ComponentType } from 'react';

import type { Toasts } from './createToasts';

type ToasterComponent = ComponentType<{ toasts: Toasts }>;

/** Loads the `Toaster`; called for the first toast. */
export type LoadToaster = () => Promise<ToasterComponent>;

interface ToastOutletProps {
  toasts: Toasts;
  load: LoadToaster;
}

/** Renders nothing until the first toast, then the `Toaster`. */
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
          // Loading can fail offline; the next toast retries it.
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
