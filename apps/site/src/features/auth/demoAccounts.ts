import type { DemoAccount } from '@gschool/ui/sign-in';
import { useSyncExternalStore } from 'react';

const none: readonly DemoAccount[] = [];
let accounts = none;
const listeners = new Set<() => void>();

/** The slot that a demo backend fills; in production it stays empty and shows nothing. */
export const demoAccounts = {
  set(next: readonly DemoAccount[]): void {
    accounts = next;
    for (const listener of listeners) listener();
  },
};

export const useDemoAccounts = (): readonly DemoAccount[] =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => accounts,
    () => none,
  );
