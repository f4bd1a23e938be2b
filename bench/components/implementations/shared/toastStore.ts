import { useSyncExternalStore } from 'react';

import { toastLimit } from '../../screen/content';

interface Toast {
  id: number;
  title: string;
  text: string;
}

let toasts: readonly Toast[] = [];
let serial = 0;
const listeners = new Set<() => void>();

const setToasts = (next: readonly Toast[]): void => {
  toasts = next;
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The first toasts in the queue, at most as many as may be visible. */
export const useVisibleToasts = (): readonly Toast[] =>
  useSyncExternalStore(subscribe, () => toasts).slice(0, toastLimit);

/** A queue for libraries that don't have one. */
export const toastStore = {
  /** Returns the toast's id. */
  show(toast: Omit<Toast, 'id'>): number {
    serial += 1;
    setToasts([...toasts, { ...toast, id: serial }]);
    return serial;
  },
  close: (id: number): void => setToasts(toasts.filter((toast) => toast.id !== id)),
};
