import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';

import { deleteApp, initializeApp, type App } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore, Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applySubscriptions } from '@gschool/admin';
import { toProfile } from '@gschool/data/mappers';

import type { AuthEmulator } from '../../../firebase/authEmulator';
import type { EmulatorAddress } from '../../../firebase/emulator';
import { listMissingEmulators, warnOfMissingEmulators } from '../../../firebase/missingEmulators';
import { getAuthEmulator, getFirestoreEmulator } from '../../../firebase/sharedEmulators';
import { repositoryRoot } from '../repositoryRoot';
import { createFirebaseServices } from './firebaseServices';
import { parseMember } from '../testing/parseCommand';
import { runMember } from './run';

const PROJECT = 'demo-gschool-member';
const run = promisify(execFile);
const missing = listMissingEmulators();
warnOfMissingEmulators('npm run member', missing);

interface Ended {
  code: number;
  out: string;
  err: string;
}

describe.skipIf(missing.length > 0)('npm run member, against the official emulators', () => {
  let auth: AuthEmulator;
  let firestore: EmulatorAddress;
  let app: App;
  let env: NodeJS.ProcessEnv;

  beforeAll(async () => {
    [auth, firestore] = await Promise.all([
      getAuthEmulator(PROJECT),
      getFirestoreEmulator(PROJECT),
    ]);
    const hosts = {
      FIREBASE_AUTH_EMULATOR_HOST: auth.host,
      FIRESTORE_EMULATOR_HOST: `${firestore.host}:${firestore.port}`,
    };
    Object.assign(process.env, hosts, { METADATA_SERVER_DETECTION: 'none' });
    env = { ...process.env, GOOGLE_APPLICATION_CREDENTIALS: '' };
    app = initializeApp({ projectId: PROJECT }, PROJECT);
    await getAuth(app).createUser({
      uid: 'maya',
      email: 'maya@school.example',
      password: 'secret-1',
    });
  });
  afterAll(async () => {
    if (app) await deleteApp(app);
  });

  const member = (...args: string[]): Promise<Ended> =>
    run(process.execPath, ['operator/bin/gschool.js', 'member', ...args], {
      cwd: repositoryRoot,
      env,
    }).then(
      ({ stdout, stderr }) => ({ code: 0, out: stdout, err: stderr }),
      (error: { code: number; stdout: string; stderr: string }) => ({
        code: error.code,
        out: error.stdout,
        err: error.stderr,
      }),
    );
  /** Runs the same command in this process, which is faster. */
  const memberHere = async (...args: string[]): Promise<string> => {
    const request = parseMember(args, Date.now());
    const lines: string[] = [];
    await runMember(createFirebaseServices(app), request, Date.now(), (...all) =>
      lines.push(...all),
    );
    return lines.join('\n');
  };
  const state = async () => ({
    claims: (await getAuth(app).getUser('maya')).customClaims ?? {},
    profile: (await getFirestore(app).doc('users/maya').get()).data() ?? null,
  });

  it('rejects an unverified email and writes nothing in a dry run', async () => {
    const [refused, dry] = await Promise.all([
      member('grant', 'maya@school.example', '--days', '30', '--project', PROJECT),
      member('grant', '--uid', 'maya', '--days', '30', '--dry-run', '--project', PROJECT),
    ]);
    expect(refused).toMatchObject({
      code: 1,
      err: expect.stringContaining('not verified') as string,
    });
    expect(dry.out).toContain('Dry run: nothing was written.');
    expect(dry.out).toContain(`Emulators of ${PROJECT}`);
    expect(await state()).toEqual({ claims: {}, profile: null });
  });

  it('grants, shows and revokes in token and profile', async () => {
    await getAuth(app).setCustomUserClaims('maya', { tenant: 7 });
    await getAuth(app).updateUser('maya', { emailVerified: true });
    const until = new Date(Date.now() + 365 * 86_400_000).toISOString().slice(0, 10);
    const address = 'maya@school.example';
    const granted = await member(
      ...['grant', address, '--until', until, '--plan', 'yearly', '--project', PROJECT],
    );
    expect(granted).toMatchObject({ code: 0, err: '' });
    const open = await state();
    expect(open.claims).toEqual({
      tenant: 7,
      subscribed: true,
      role: 'user',
      plan: 'yearly',
      expiresAt: Date.parse(`${until}T23:59:59.999Z`),
    });
    expect(toProfile(open.profile, 'maya').subscriptionStatus).toBe('active');

    expect(await memberHere('show', address)).toMatch(
      /Classes +open\n.*Check +token and profile match/s,
    );
    expect(await memberHere('grant', address, '--until', until)).toContain('Nothing to do');

    const revoked = await memberHere('revoke', address, '--sign-out-everywhere');
    expect(revoked).toContain('All sessions were signed out');
    expect(await state()).toMatchObject({
      claims: { tenant: 7, subscribed: false, plan: 'yearly' },
      profile: { subscriptionStatus: 'inactive', email: address },
    });
    expect((await getAuth(app).getUser('maya')).tokensValidAfterTime).toBeDefined();
  });

  it('makes an administrator, with the role in the next token', async () => {
    const made = await member('role', 'maya@school.example', 'admin', '--project', PROJECT);
    expect(made.code).toBe(0);
    const signIn = await fetch(
      `http://${auth.host}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=x`,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          email: 'maya@school.example',
          password: 'secret-1',
          returnSecureToken: true,
        }),
      },
    );
    const { idToken } = (await signIn.json()) as { idToken: string };
    const token = JSON.parse(
      Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString(),
    ) as object;
    expect(token).toMatchObject({ role: 'admin', subscribed: false });
    expect((await state()).profile).toMatchObject({ role: 'admin' });
  });

  it('changes access by the payment extension’s documents if the function is deployed', async () => {
    const db = getFirestore(app);
    const apply = () =>
      applySubscriptions(createFirebaseServices(app), 'maya', ['prod_school'], Date.now());
    await apply();
    const end = new Date(Date.now() + 86_400_000);
    const bought = {
      status: 'active',
      role: 'member',
      product: db.doc('products/prod_school'),
      current_period_end: end,
    };
    await db.doc('customers/maya/subscriptions/one').set(bought);
    await apply();
    expect(await state()).toMatchObject({
      claims: { subscribed: false },
      profile: { subscriptionStatus: 'inactive' },
    });
    await memberHere('unblock', '--uid', 'maya');
    expect(await state()).toMatchObject({
      claims: { tenant: 7, role: 'admin', subscribed: true, plan: 'prod_school' },
      profile: { subscriptionStatus: 'active', role: 'admin' },
    });
    await db.doc('customers/maya/subscriptions/one').update({ status: 'past_due' });
    await apply();
    expect(await state()).toMatchObject({
      claims: { subscribed: false },
      profile: { subscriptionStatus: 'past_due' },
    });
  });

  it('applies the subscriptions of all customers, page by page', async () => {
    const db = getFirestore(app);
    const product = db.doc('products/prod_school');
    const ended = { status: 'canceled', role: 'member', product };
    const writer = db.bulkWriter();
    // More subscriptions of the same customer than fit on a page. Other collections with this name
    // do not count.
    for (let n = 0; n < 320; n += 1)
      void writer.set(db.doc(`customers/ana/subscriptions/old${n}`), ended);
    void writer.set(db.doc('customers/zoe/subscriptions/one'), {
      status: 'active',
      role: 'member',
      product,
      current_period_end: new Date(Date.now() + 86_400_000),
    });
    void writer.set(db.doc('lists/zoe/subscriptions/one'), ended);
    await writer.close();
    for (const uid of ['ana', 'zoe'])
      await getAuth(app).createUser({ uid, email: `${uid}@school.example` });
    const uids: string[] = [];
    for await (const uid of createFirebaseServices(app).memberships.listCustomers()) uids.push(uid);
    expect(uids).toEqual(['ana', 'maya', 'zoe']);

    const synced = await memberHere('sync', '--plans', 'prod_school', '--all');
    expect(synced).toContain('zoe@school.example (uid zoe): classes closed → open');
    expect((await getAuth(app).getUser('zoe')).customClaims).toMatchObject({ subscribed: true });
    expect(await memberHere('sync', '--plans', 'prod_school', '--all')).toBe(
      '0 of 3 accounts with a subscription changed.',
    );
  });

  it('erases a member, and what a device wrote afterwards with its token', async () => {
    const db = getFirestore(app);
    await getAuth(app).createUser({ uid: 'nia', email: 'nia@school.example' });
    const paths = [
      'users/nia',
      'users/nia/state/library',
      'users/nia/history/dawn',
      'customers/nia/checkout_sessions/one',
      'customers/nia/limits/checkout',
      'memberships/nia',
    ];
    for (const path of [...paths, 'orders/of-nia', 'customers/nia/payments/one'])
      await db.doc(path).set({ uid: 'nia' });
    const erased = await memberHere('erase', 'nia@school.example');
    expect(erased).toContain('The account was deleted.');
    await expect(getAuth(app).getUser('nia')).rejects.toThrow('no user record');
    for (const path of paths)
      expect([path, (await db.doc(path).get()).exists]).toEqual([path, false]);
    const record = db.doc('erasedAccounts/nia');
    const getRecord = async () => (await record.get()).get('erasedAt') as Timestamp | undefined;
    const erasedAt = await getRecord();
    expect(erasedAt).toBeInstanceOf(Timestamp);
    expect((await db.doc('orders/of-nia').get()).exists).toBe(true);
    expect((await db.doc('customers/nia/payments/one').get()).exists).toBe(true);

    await db.doc('users/nia/history/dusk').set({ title: 'Dusk' });
    expect(await memberHere('erase', '--uid', 'nia')).toContain('no account with the uid nia');
    expect((await db.doc('users/nia/history/dusk').get()).exists).toBe(false);
    // The record stays as long as a token is valid, and no longer.
    expect(await getRecord()).toEqual(erasedAt);
    await record.set({ erasedAt: Timestamp.fromMillis(Date.now() - 61 * 60_000) });
    await memberHere('erase', '--uid', 'nia');
    expect(await getRecord()).toBeUndefined();
  });

  it('deletes the photo, if the bucket is named', async () => {
    const requests: string[] = [];
    const storage = createServer((request, response) => {
      requests.push(`${request.method} ${request.url}`);
      response.writeHead(204).end();
    });
    await new Promise<void>((resolve) => storage.listen(0, '127.0.0.1', resolve));
    const { port } = storage.address() as AddressInfo;
    env = { ...env, FIREBASE_STORAGE_EMULATOR_HOST: `127.0.0.1:${port}` };
    try {
      const project = ['--project', PROJECT];
      expect(await member('erase', '--uid', 'nia', ...project)).toMatchObject({
        code: 0,
        out: expect.stringContaining('Photos were NOT deleted') as string,
      });
      const bucket = ['--bucket', 'gschool-photos'];
      expect(await member('erase', '--uid', 'nia', ...project, ...bucket)).toMatchObject({
        code: 0,
        out: expect.stringContaining('The photo was deleted') as string,
      });
    } finally {
      delete env['FIREBASE_STORAGE_EMULATOR_HOST'];
      storage.close();
    }
    expect(requests.filter((one) => one.startsWith('DELETE'))).toEqual([
      expect.stringContaining('/b/gschool-photos/o/users%2Fnia%2Favatar'),
    ]);
  });

  it('erases no member with a subscription that runs', async () => {
    await expect(memberHere('erase', '--uid', 'maya')).rejects.toThrow('Cancel it in Stripe first');
    expect((await state()).profile).not.toBeNull();
  });

  it('reports a missing account and an invalid command', async () => {
    await expect(memberHere('show', 'nobody@school.example')).rejects.toThrow('no account');
    await expect(memberHere('show', '--uid', 'unknown')).rejects.toThrow('no account');
    const boss = await member('role', 'maya@school.example', 'boss');
    expect(boss).toMatchObject({ code: 2, err: expect.stringContaining('--help') as string });
  });
});
