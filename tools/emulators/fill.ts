import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { App } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { createPackCards } from '@gschool/domain/content-pack';
import { writeDocuments, type ShopDocument } from '@gschool/operator/shop';

import { seedAccounts } from '../../mocks/src/accounts';
import { createDemoPack } from '../../mocks/src/content/createDemoPack';
import { planDocuments } from '../../mocks/src/payments/plans';
import { seedBilling } from '../../mocks/src/payments/seedBilling';
import { seedLibraries } from '../../mocks/src/seed/libraries';
import { deliveryDocuments } from '../../mocks/src/shop/delivery';
import { orderDocuments } from '../../mocks/src/shop/orders';
import { archivedProductDocuments } from '../../mocks/src/shop/archivedProducts';
import { productDocuments } from '../../mocks/src/shop/products';
import { repositoryRoot } from '../vite/root';
import { fillSchool } from './fillSchool';
import { EMULATOR_PROJECT } from './settings';
import { writeDemoPack } from './staticFiles';

const FUNCTION_TIMEOUT = 60_000;

interface FillOptions {
  app: App;
  /** The environment variables of the emulators. */
  env: Readonly<Record<string, string>>;
  /** The origin of the site, which serves the videos. */
  site: string;
  /** A folder for the files that the commands read. */
  folder: string;
  print: (line: string) => void;
}

/** Runs an operator command. If it fails, throws an error with its output. */
async function runOperator(args: readonly string[], { env, print }: FillOptions): Promise<void> {
  print(`gschool ${args.join(' ')}`);
  const child = spawn(
    process.execPath,
    ['operator/bin/gschool.js', ...args, '--project', EMULATOR_PROJECT],
    { cwd: repositoryRoot, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  if (code !== 0) throw new Error(`gschool ${args.join(' ')} failed:\n${output}`);
}

async function createAccounts(app: App, now: number): Promise<void> {
  const auth = getAuth(app);
  for (const { account } of seedAccounts(now)) {
    const { localId: uid, email, password, emailVerified, displayName } = account;
    await auth.createUser({
      uid,
      email,
      ...(password !== undefined && { password }),
      emailVerified,
      ...(displayName && { displayName }),
    });
  }
}

/** The documents that members would have written themselves. The profiles start without access. */
const memberDocuments = (now: number, site: string): ShopDocument[] =>
  [
    ...seedAccounts(now).map(({ profile }) => ({
      path: `users/${profile.uid}`,
      data: { ...profile, role: 'user', subscriptionStatus: 'inactive' },
    })),
    ...seedLibraries(createPackCards(createDemoPack(new Date(now)), `${site}/`), now),
    ...orderDocuments(now),
  ] as ShopDocument[];

/** The documents that the Stripe extension writes. */
export const shopDocuments = (now: number): ShopDocument[] =>
  [
    ...productDocuments(now),
    ...archivedProductDocuments(),
    ...deliveryDocuments(),
    ...planDocuments(),
    ...seedBilling(now, EMULATOR_PROJECT),
  ] as ShopDocument[];

/** Waits until the `membership` function has given every subscriber access. */
async function waitForMemberships(app: App, now: number): Promise<void> {
  const auth = getAuth(app);
  const end = Date.now() + FUNCTION_TIMEOUT;
  for (const { profile } of seedAccounts(now)) {
    const { uid, subscriptionStatus } = profile;
    for (;;) {
      const document = await getFirestore(app).doc(`users/${uid}`).get();
      const { customClaims } = await auth.getUser(uid);
      const isSubscribed = customClaims?.['subscribed'] === true;
      const isDone =
        document.get('subscriptionStatus') === subscriptionStatus &&
        isSubscribed === (subscriptionStatus === 'active');
      if (isDone) break;
      if (Date.now() > end) {
        throw new Error(`The function membership did not set ${uid} to ${subscriptionStatus}.`);
      }
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  }
}

/**
 * Fills the emulators with the demo. The operator's commands create the catalog, the shop, roles
 * and grants; the `membership` function creates the memberships. The rest of the school, which only
 * the studio shows, is the same as in the mock.
 */
export async function fillEmulators(options: FillOptions): Promise<void> {
  const { app, folder, site, print } = options;
  const now = Date.now();
  await createAccounts(app, now);
  await writeDocuments(getFirestore(app), memberDocuments(now, site));
  const pack = join(folder, 'pack');
  writeDemoPack(pack, new Date(now));
  const shopFile = join(folder, 'shop.json');
  writeFileSync(shopFile, JSON.stringify(shopDocuments(now)));
  await runOperator(['catalogue', 'publish', pack, '--media-base', `${site}/`], options);
  await runOperator(['shop', 'fill', shopFile], options);
  for (const { profile } of seedAccounts(now)) {
    const { uid, role } = profile;
    if (role !== 'user') await runOperator(['member', 'role', '--uid', uid, role], options);
  }
  const grant = ['--days', '365', '--plan', 'founder'];
  await runOperator(['member', 'grant', '--uid', 'demo-admin', ...grant], options);
  await waitForMemberships(app, now);
  print('Adding members, orders, releases and drafts …');
  await fillSchool({ app, now, base: `${site}/` });
}
