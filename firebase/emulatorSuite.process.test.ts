import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { deleteApp, initializeApp, type App } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore, Timestamp } from 'firebase-admin/firestore';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

import { buildFunctions } from '../tools/emulators/build';
import { findFreePorts } from '../tools/dev/ports';
import {
  findSuiteTools,
  listMissingTools,
  startEmulatorSuite,
  suitePorts,
  type EmulatorSuite,
  type SuitePorts,
} from './emulatorSuite';

const PROJECT = 'demo-gschool-suite';
/**
 * In seconds. On a machine that does nothing else for a while, a test must still be able to write
 * between the first and the second run.
 */
const SECOND_RUN_DELAY = 30;
/**
 * In milliseconds. After a failed run, the queue waits for a minute or more before it tries again.
 */
const RUN_TIMEOUT = 300_000;
const TEST_TIMEOUT = 3 * RUN_TIMEOUT;
const inFolder = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

describe('the tools of the emulators', () => {
  it('are named with what to install', () => {
    const nothing = { jar: null, firebaseTools: null, hasFunctionsDependencies: false };
    const [java, tools, functions, ...others] = listMissingTools(nothing);
    expect(java).toContain('Install Java 17 or newer');
    expect(java).toContain('GSCHOOL_FIRESTORE_EMULATOR_JAR');
    expect(tools).toContain('npm run emulators:install');
    expect(functions).toContain('npm run emulators:install');
    expect(others).toEqual([]);
    const scripts = readFileSync(inFolder('../package.json'), 'utf8');
    expect(scripts).toContain('"emulators:install"');
  });

  it('are complete when nothing is missing', () => {
    const all = { jar: '/a.jar', firebaseTools: '/tools', hasFunctionsDependencies: true };
    expect(listMissingTools(all)).toEqual([]);
  });
});

const missing = listMissingTools(findSuiteTools());
if (missing.length > 0) {
  console.warn(`SKIPPED: the function membership was NOT tested: ${missing.join(' ')}`);
}

describe.skipIf(missing.length > 0)('the deployed functions, on the official emulators', () => {
  let suite: EmulatorSuite;
  let app: App;

  beforeAll(async () => {
    await buildFunctions();
    const names = Object.keys(suitePorts) as (keyof SuitePorts)[];
    const free = await findFreePorts(names.length);
    const ports = Object.fromEntries(names.map((name, index) => [name, free[index]])) as {
      [Name in keyof SuitePorts]: number;
    };
    suite = await startEmulatorSuite({
      projectId: PROJECT,
      rules: inFolder('firestore.rules'),
      plans: ['plan-school'],
      secondRunDelay: SECOND_RUN_DELAY,
      ports,
    });
    for (const [name, value] of Object.entries(suite.env)) vi.stubEnv(name, value);
    app = initializeApp({ projectId: PROJECT }, PROJECT);
  }, 300_000);
  // The logs of the functions say why a poll got no answer.
  afterEach(({ task }) => {
    if (task.result?.state === 'fail') console.error(suite.output());
  });
  afterAll(async () => {
    if (app) await deleteApp(app);
    await suite?.stop();
    vi.unstubAllEnvs();
  });

  const accessOf = async (uid: string) => {
    const { customClaims } = await getAuth(app).getUser(uid);
    const profile = await getFirestore(app).doc(`users/${uid}`).get();
    return [customClaims?.['subscribed'], profile.get('subscriptionStatus') as unknown];
  };

  // Both tests mostly wait for the second runs, so they run at the same time.
  it.concurrent(
    'give access when the Stripe extension writes a subscription, and end it',
    async ({ expect }) => {
      const db = getFirestore(app);
      await getAuth(app).createUser({ uid: 'maya', email: 'maya@school.example' });
      await db.doc('users/maya').set({ uid: 'maya', role: 'user', subscriptionStatus: 'inactive' });
      const price = db.doc('products/plan-school/prices/month');
      const subscription = db.doc('customers/maya/subscriptions/sub_1');
      const month = 30 * 86_400_000;
      await subscription.set({
        status: 'active',
        role: 'member',
        product: db.doc('products/plan-school'),
        price,
        prices: [price],
        created: Timestamp.now(),
        current_period_start: Timestamp.now(),
        current_period_end: Timestamp.fromMillis(Date.now() + month),
        cancel_at_period_end: false,
      });
      await expect.poll(() => accessOf('maya'), { timeout: RUN_TIMEOUT }).toEqual([true, 'active']);
      // The Stripe extension writes the claims that it read before, together with its own claim.
      await getAuth(app).setCustomUserClaims('maya', { stripeRole: 'member' });
      expect(await accessOf('maya')).toEqual([undefined, 'active']);
      await expect.poll(() => accessOf('maya'), { timeout: RUN_TIMEOUT }).toEqual([true, 'active']);
      const { customClaims } = await getAuth(app).getUser('maya');
      expect(customClaims).toMatchObject({ stripeRole: 'member', plan: 'plan-school' });
      await subscription.update({ status: 'canceled', ended_at: Timestamp.now() });
      await expect
        .poll(() => accessOf('maya'), { timeout: RUN_TIMEOUT })
        .toEqual([false, 'inactive']);
    },
    TEST_TIMEOUT,
  );

  it.concurrent(
    'delete what is left of a deleted account',
    async ({ expect }) => {
      const db = getFirestore(app);
      await getAuth(app).createUser({ uid: 'ines', email: 'ines@school.example' });
      await db.doc('users/ines').set({ uid: 'ines' });
      await db.doc('users/ines/state/library').set({ favorites: ['a'] });
      await getAuth(app).deleteUser('ines');
      const remaining = async () => (await db.doc('users/ines/state/library').get()).exists;
      await expect.poll(remaining, { timeout: RUN_TIMEOUT }).toBe(false);
      expect((await db.doc('users/ines').get()).exists).toBe(false);
      // The access rules refuse everything that the account's tokens would create.
      expect((await db.doc('erasedAccounts/ines').get()).exists).toBe(true);
      // A device that was signed in writes with its token. Only the second run deletes this document.
      await db.doc('users/ines/state/library').set({ favorites: ['b'] });
      expect(await remaining()).toBe(true);
      await expect.poll(remaining, { timeout: RUN_TIMEOUT }).toBe(false);
    },
    TEST_TIMEOUT,
  );
});
