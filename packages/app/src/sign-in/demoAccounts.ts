import type { DemoAccount } from '@gschool/ui/sign-in';

import { createValueStore } from '../createValueStore';

/** The accounts that a demo backend offers; in production there are none. */
export const demoAccounts = createValueStore<readonly DemoAccount[]>([]);
