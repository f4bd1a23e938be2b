import { useSyncExternalStore } from 'react';

let open: (() => void) | null = null;
const listeners = new Set<() => void>();

/** The slot that a demo backend fills with the way to its mails; in production it stays empty. */
export const demoOutbox = {
  set(next: () => void): void {
    open = next;
    for (const listener of listeners) listener();
  },
};

/** Opens the mails that a demo has sent; null where mails are real. */
export const useDemoOutbox = (): (() => void) | null =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => open,
    () => null,
  );
