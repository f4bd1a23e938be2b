import { createAdminHandler } from '@gschool/admin';
import { createFirebaseLimits, createFirebaseQueryServices } from '@gschool/operator/admin';
import { getApps, initializeApp } from 'firebase-admin/app';
import { getAppCheck } from 'firebase-admin/app-check';
import { getAuth } from 'firebase-admin/auth';
import { onRequest } from 'firebase-functions/v2/https';
import { onSchedule } from 'firebase-functions/v2/scheduler';

import { respond } from '../../shared/respond';
import { readCaller } from './readCaller';
import { runDriftReport, runMemberCount, runSchedule } from './schedule';
import { getFirstRelease, getSettings, region } from './settings';

const app = getApps()[0] ?? initializeApp();

const isAppCheckToken = (token: string): Promise<boolean> =>
  getAppCheck(app)
    .verifyToken(token)
    .then(
      () => true,
      () => false,
    );

const services = createFirebaseQueryServices(app, getFirstRelease);

const createHandler = () => {
  const { origins, usesAppCheck } = getSettings();
  return createAdminHandler({
    services,
    limits: createFirebaseLimits(app),
    origins,
    readCaller: (token) => readCaller(getAuth(app), token),
    verifyAppCheck: usesAppCheck ? isAppCheckToken : null,
    now: Date.now,
    onError: (error) => console.error(error),
  });
};

/** Created with the first request, because settings have no value before that. */
let handler: ReturnType<typeof createHandler> | undefined;

/**
 * Runs the acts and queries of the studio (packages/admin/src/contract.ts). Anyone may call this
 * function, because it checks tokens and roles itself. A request with 500 acts takes minutes. The
 * content of a school with 10,000 classes needs about 400 MB of memory.
 */
export const admin = onRequest(
  { region, invoker: 'public', maxInstances: 10, timeoutSeconds: 540, memory: '1GiB' },
  (request, response) => respond((handler ??= createHandler()), request, response),
);

const scheduleOptions = {
  region,
  timeZone: 'UTC',
  maxInstances: 1,
  timeoutSeconds: 540,
  memory: '1GiB',
} as const;

/** Publishes planned releases that are due, and replays of events that have ended. */
export const publishDue = onSchedule({ ...scheduleOptions, schedule: 'every 5 minutes' }, () =>
  runSchedule(services, Date.now(), console.log),
);

/** Compares the live documents with the live release every night. */
export const checkDrift = onSchedule({ ...scheduleOptions, schedule: '0 3 * * *' }, () =>
  runDriftReport(services, Date.now(), console.log),
);

/**
 * Counts the members with access every hour, so that each day has a number even if no administrator
 * opens the studio.
 */
export const countMembers = onSchedule({ ...scheduleOptions, schedule: '0 * * * *' }, () =>
  runMemberCount(services, Date.now(), console.log),
);
