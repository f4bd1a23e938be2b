import { createStore } from '@gschool/domain';
import { useSyncExternalStore } from 'react';

/** The slot that a demo backend fills with the way to its mails; in production it stays empty. */
export const demoOutbox = createStore<(() => void) | null>(null);

/** Opens the mails that a demo has sent; null where mails are real. */
export const useDemoOutbox = (): (() => void) | null =>
  useSyncExternalStore(demoOutbox.subscribe, demoOutbox.get, () => null);
