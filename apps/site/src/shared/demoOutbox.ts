import { createValueStore } from '@gschool/app';

/** Opens the mails that a demo has sent; null where mails are real. */
const outbox = createValueStore<(() => void) | null>(null);

/** Filled by a demo backend; in production it stays empty. */
export const demoOutbox = { set: outbox.set };

export const useDemoOutbox = outbox.useValue;
