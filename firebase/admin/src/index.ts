import { createAdminHandler } from '@gschool/admin';
import { createFirebaseLimits, createFirebaseQueryServices } from '@gschool/operator/admin';
import { getApps, initializeApp } from 'firebase-admin/app';
import { getAppCheck } from 'firebase-admin/app-check';
import { getAuth } from 'firebase-admin/auth';
import { onRequest } from 'firebase-functions/v2/https';

import { respond } from '../../shared/respond';
import { readCaller } from './readCaller';
import { getSettings, region } from './settings';

const app = getApps()[0] ?? initializeApp();

const isAppCheckToken = (token: string): Promise<boolean> =>
  getAppCheck(app)
    .verifyToken(token)
    .then(
      () => true,
      () => false,
    );

const createHandler = () => {
  const { origins, usesAppCheck } = getSettings();
  return createAdminHandler({
    services: createFirebaseQueryServices(app),
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
 * function, because it checks tokens and roles itself. A request with 500 acts takes minutes.
 */
export const admin = onRequest(
  { region, invoker: 'public', maxInstances: 10, timeoutSeconds: 540 },
  (request, response) => respond((handler ??= createHandler()), request, response),
);
