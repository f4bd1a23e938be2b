import { createFirebaseServices } from '@gschool/operator/member';
import { getApps, initializeApp } from 'firebase-admin/app';
import { getFunctions } from 'firebase-admin/functions';

import { region } from './settings';

const app = getApps()[0] ?? initializeApp();

/** The accounts, profiles and memberships of the project. */
export const services = createFirebaseServices(app);

/** Adds a task for an account to a function's queue. The task runs after a delay in seconds. */
export const enqueue = (queue: string, uid: string, delaySeconds: number): Promise<void> =>
  getFunctions(app)
    .taskQueue(`locations/${region.value()}/functions/${queue}`)
    .enqueue({ uid }, { scheduleDelaySeconds: delaySeconds });
