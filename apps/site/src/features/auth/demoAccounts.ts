import { createStore } from '@gschool/domain';
import type { DemoAccount } from '@gschool/ui/sign-in';
import { useSyncExternalStore } from 'react';

const none: readonly DemoAccount[] = [];

/** The slot that a demo backend fills; in production it stays empty and shows nothing. */
export const demoAccounts = createStore(none);

export const useDemoAccounts = (): readonly DemoAccount[] =>
  useSyncExternalStore(demoAccounts.subscribe, demoAccounts.get, () => none);
