import { useEffect, useState, type ComponentType } from 'react';

import type { Toast, Toasts } from './createToasts';
import * as styles from './ToastOutlet.css';

type ToasterComponent = ComponentType<{ toasts: Toasts }>;

/** Loads the `Toaster`; called for the first toast. */
export type LoadToaster = () => Promise<ToasterComponent>;

interface ToastOutletProps {
  toasts: Toasts;
  load: LoadToaster;
}

/** How long a toast is shown as plain text, in milliseconds. */
const PLAIN_DURATION_MS = 8000;

/**
 * Renders nothing before the first toast, then the `Toaster`. If the `Toaster` cannot be loaded,
 * the newest toast is shown as plain text, and the next toast loads it again.
 */
export function ToastOutlet({ toasts, load }: ToastOutletProps) {
  const [Toaster, setToaster] = useState<ToasterComponent>();
  const [plain, setPlain] = useState<Toast>();
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
          isRequested = false;
          if (!isUnmounted) setPlain(toasts.get().at(-1));
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
  useEffect(() => {
    if (!plain) return;
    const timer = setTimeout(() => setPlain(undefined), PLAIN_DURATION_MS);
    return () => clearTimeout(timer);
  }, [plain]);
  if (Toaster) return <Toaster toasts={toasts} />;
  return (
    plain && (
      <p key={plain.serial} role="alert" className={styles.plainToast}>
        {[plain.title, plain.message].filter(Boolean).join(' ')}
      </p>
    )
  );
}
