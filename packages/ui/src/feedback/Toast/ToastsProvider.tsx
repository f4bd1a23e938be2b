import { createContext, use, useState, type ReactNode } from 'react';

import { createToasts, type Toasts } from './createToasts';
import { ToastOutlet, type LoadToaster } from './ToastOutlet';

const ToastsContext = createContext<Toasts | null>(null);

export interface ToastsProviderProps {
  /**
   * The queue. Pass one if code outside React also shows toasts.
   * @default a new queue
   */
  toasts?: Toasts | undefined;
  /**
   * Loads the visible part when the first toast is shown: `() =>
   * import('@gschool/ui/toasts').then((m) => m.Toaster)`. If absent, mount a `Toaster`.
   */
  loadToaster?: LoadToaster | undefined;
  children?: ReactNode;
}

/** Provides `useToasts` to everything inside it. A toast does not render it. */
export function ToastsProvider({ toasts, loadToaster, children }: ToastsProviderProps) {
  const [defaultQueue] = useState(createToasts);
  const queue = toasts ?? defaultQueue;
  return (
    <ToastsContext value={queue}>
      {children}
      {loadToaster && <ToastOutlet toasts={queue} load={loadToaster} />}
    </ToastsContext>
  );
}

/**
 * The queue of the nearest `ToastsProvider`. It is always the same object, so it never causes a
 * render.
 */
export function useToasts(): Toasts {
  const toasts = use(ToastsContext);
  if (!toasts) throw new Error('useToasts needs a ToastsProvider above it.');
  return toasts;
}
