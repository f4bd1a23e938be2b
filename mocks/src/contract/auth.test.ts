import { server } from './server';
import {
  applyActionCode,
  confirmPasswordReset,
  createUserWithEmailAndPassword,
  deleteUser,
  getIdTokenResult,
  GoogleAuthProvider,
  reload,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithCredential,
  signInWithEmailAndPassword,
  signOut,
  updatePassword,
  updateProfile,
  verifyBeforeUpdateEmail,
  verifyPasswordResetCode,
} from 'firebase/auth';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../accounts';
import { codeOf, connect, sharedPersistence, type Connection } from './connect';

let here: Connection;

afterAll(() => server.close());
beforeEach(() => {
  here = connect();
});
afterEach(async () => {
  await here.close();
  await server.reset();
});

const member = 'member@gschool.example';
const signIn = (email = member) => signInWithEmailAndPassword(here.auth, email, DEMO_PASSWORD);
const lastCode = () =>
  new URL(server.store.outbox.all().at(-1)?.link ?? 'https://none.example').searchParams.get(
    'oobCode',
  ) ?? '';

describe('entering', () => {
  it('creates an account and signs it in', async () => {
    const { user } = await createUserWithEmailAndPassword(here.auth, 'A@b.example', 'secret1');
    expect(user.email).toBe('a@b.example');
    expect(user.emailVerified).toBe(false);
    expect(server.store.accountByEmail('a@b.example')?.localId).toBe(user.uid);
  });

  it('signs a demo account in, with its claims', async () => {
    const { user } = await signIn();
    const { claims, signInProvider } = await getIdTokenResult(user);
    expect(claims).toMatchObject({ subscribed: true, role: 'user', plan: 'monthly' });
    expect(claims.expiresAt).toBeGreaterThan(Date.now());
    expect(signInProvider).toBe('password');
  });

  it.each([
    [
      'wrong password',
      () => signInWithEmailAndPassword(here.auth, member, 'no'),
      'auth/invalid-credential',
    ],
    [
      'unknown address',
      () => signInWithEmailAndPassword(here.auth, 'x@y.example', 'no'),
      'auth/invalid-credential',
    ],
    [
      'taken address',
      () => createUserWithEmailAndPassword(here.auth, member, 'secret1'),
      'auth/email-already-in-use',
    ],
    [
      'weak password',
      () => createUserWithEmailAndPassword(here.auth, 'x@y.example', '123'),
      'auth/weak-password',
    ],
    [
      'no password',
      () => createUserWithEmailAndPassword(here.auth, 'x@y.example', ''),
      'auth/missing-password',
    ],
    [
      'bad address',
      () => signInWithEmailAndPassword(here.auth, 'not an address', 'x'),
      'auth/invalid-email',
    ],
  ])('refuses: %s', async (_name, attempt, code) => {
    expect(await codeOf(attempt())).toBe(code);
  });

  it('closes the door after ten failures', async () => {
    for (let i = 0; i < 10; i += 1) {
      await codeOf(signInWithEmailAndPassword(here.auth, 'tries@y.example', 'no'));
    }
    const attempt = signInWithEmailAndPassword(here.auth, 'tries@y.example', 'no');
    expect(await codeOf(attempt)).toBe('auth/too-many-requests');
  });

  it('refuses a disabled account', async () => {
    const account = server.store.accountByEmail(member);
    if (account) server.store.putAccount({ ...account, disabled: true });
    expect(await codeOf(signIn())).toBe('auth/user-disabled');
  });

  it('takes a Google profile: a new account, then the same one', async () => {
    const profile = JSON.stringify({ sub: '1', email: 'g@gschool.example', name: 'Gaia Google' });
    const enter = () => signInWithCredential(here.auth, GoogleAuthProvider.credential(profile));
    const first = await enter();
    expect(first.user.displayName).toBe('Gaia Google');
    expect(first.user.emailVerified).toBe(true);
    expect(first.user.providerData[0]?.providerId).toBe('google.com');
    await signOut(here.auth);
    expect((await enter()).user.uid).toBe(first.user.uid);
  });
});

describe('staying', () => {
  it('is still signed in after the page is loaded again', async () => {
    const storage = sharedPersistence();
    const before = connect(storage, 'page');
    await signInWithEmailAndPassword(before.auth, member, DEMO_PASSWORD);
    await before.close();
    const after = connect(storage, 'page');
    await after.auth.authStateReady();
    expect(after.auth.currentUser?.email).toBe(member);
    expect(server.store.requests.entries.at(-1)?.label).toBe('accounts:lookup');
    await after.close();
  });

  it('refreshes the token with the claims as they are now', async () => {
    const { user } = await signIn('new@gschool.example');
    expect((await getIdTokenResult(user)).claims.subscribed).toBeUndefined();
    const account = server.store.account(user.uid);
    if (account) server.store.putAccount({ ...account, customClaims: { subscribed: true } });
    expect((await getIdTokenResult(user, true)).claims.subscribed).toBe(true);
  });

  it('ends when the session has run out', async () => {
    const { user } = await signIn();
    server.setScenario('expired-token');
    expect(await codeOf(user.getIdToken(true))).toBe('auth/user-token-expired');
    expect(here.auth.currentUser).toBeNull();
  });

  it('says that the network is gone', async () => {
    server.setScenario('offline');
    expect(await codeOf(signIn())).toBe('auth/network-request-failed');
  });

  it('answers late when it is slow', async () => {
    server.setScenario('slow');
    const startedAt = performance.now();
    await signIn();
    expect(performance.now() - startedAt).toBeGreaterThanOrEqual(38);
  });
});

describe('managing', () => {
  it('changes the profile', async () => {
    const { user } = await signIn();
    await updateProfile(user, { displayName: 'Somebody' });
    await reload(user);
    expect(user.displayName).toBe('Somebody');
  });

  it('resets a password by mail, which ends the other sessions', async () => {
    const { user } = await signIn();
    await sendPasswordResetEmail(here.auth, member);
    expect(await verifyPasswordResetCode(here.auth, lastCode())).toBe(member);
    await confirmPasswordReset(here.auth, lastCode(), 'another1');
    expect(await codeOf(user.getIdToken(true))).toBe('auth/user-token-expired');
    expect(await codeOf(signIn())).toBe('auth/invalid-credential');
    await signInWithEmailAndPassword(here.auth, member, 'another1');
    expect(await codeOf(confirmPasswordReset(here.auth, lastCode(), 'again12'))).toBe(
      'auth/invalid-action-code',
    );
  });

  it('does not tell who has an account', async () => {
    await sendPasswordResetEmail(here.auth, 'nobody@y.example');
    expect(server.store.outbox.all()).toHaveLength(0);
  });

  it('verifies an address and changes it by mail', async () => {
    const { user } = await signIn('new@gschool.example');
    await sendEmailVerification(user);
    await applyActionCode(here.auth, lastCode());
    await reload(user);
    expect(user.emailVerified).toBe(true);
    await verifyBeforeUpdateEmail(user, 'newer@gschool.example');
    expect(server.store.outbox.all().at(-1)?.to).toBe('newer@gschool.example');
    await applyActionCode(here.auth, lastCode());
    expect(await codeOf(reload(user))).toBe('auth/user-token-expired');
    await signIn('newer@gschool.example');
  });

  it('asks for a new sign-in before a change of password or leaving', async () => {
    const { user } = await signIn();
    await server.store.moveClock(6 * 60_000);
    expect(await codeOf(updatePassword(user, 'another1'))).toBe('auth/requires-recent-login');
    expect(await codeOf(deleteUser(user))).toBe('auth/requires-recent-login');
  });

  it('deletes an account', async () => {
    const { user } = await signIn();
    await deleteUser(user);
    expect(await codeOf(signIn())).toBe('auth/invalid-credential');
  });
});

it('fails an unmocked request', async () => {
  await expect(fetch('https://elsewhere.example/')).rejects.toThrow();
});

it('reports an operation that it has not learnt', async () => {
  await fetch('https://identitytoolkit.googleapis.com/v1/accounts:unheardOf', { method: 'POST' });
  await expect(server.reset()).rejects.toThrow('unheardOf');
});
