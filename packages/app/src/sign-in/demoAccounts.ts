import type { DemoAccount } from '@gschool/ui/sign-in';

import { createValueStore } from '../createValueStore';

/** The accounts of a demo; empty in production. */
export const demoAccounts = createValueStore<readonly DemoAccount[]>([]);
