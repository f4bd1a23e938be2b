import { createValueStore } from '@gschool/app';

/** Opens the mails of the demo; null when mails are real. */
const outbox = createValueStore<(() => void) | null>(null);

/** Set by the mock backend; empty in production. */
export const demoOutbox = { set: outbox.set };

export const useDemoOutbox = outbox.useValue;
