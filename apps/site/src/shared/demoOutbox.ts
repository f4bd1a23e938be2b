import { createValueStore } from '@gschool/app';

/** Opens the emails of the demo; null when emails are real. */
const outbox = createValueStore<(() => void) | null>(null);

/** Set by the mock backend; empty in production. */
export const demoOutbox = { set: outbox.set };

export const useDemoOutbox = outbox.useValue;
