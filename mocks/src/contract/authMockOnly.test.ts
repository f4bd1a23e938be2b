import {
  applyActionCode,
  checkActionCode,
  confirmPasswordReset,
  deleteUser,
  EmailAuthProvider,
  FacebookAuthProvider,
  getIdTokenResult,
  reauthenticateWithCredential,
  reload,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithCredential,
  signInWithEmailAndPassword,
  updateEmail,
  updatePassword,
  verifyBeforeUpdateEmail,
  verifyPasswordResetCode,
} from 'firebase/auth';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';

import { server } from './server';
import { DEMO_PASSWORD } from '../accounts';
import { createAuthContext, mockService, type AuthContext } from './auth';
import { errorCodeOf, connect, type Connection } from './connect';

// The Auth emulator lacks these limits and expirations of the real service.
let connection: Connection;
let context: AuthContext & { close(): Promise<void> };

afterAll(() => server.close());
beforeEach(() => {
  connection = connect();
  context = createAuthContext('the mock alone', mockService(server, 'demo-gschool'));
});
afterEach(async () => {
  await connection.close();
  await context.close();
  await server.reset();
});

const member = 'member@gschool.example';
const MINUTE = 60_000;
const signIn = (email = member) =>
  signInWithEmailAndPassword(connection.auth, email, DEMO_PASSWORD);
const signInOnAnotherDevice = async () =>
  (await signInWithEmailAndPassword(context.connect(), member, DEMO_PASSWORD)).user;
const reauthenticate = (user: Parameters<typeof deleteUser>[0]) =>
  reauthenticateWithCredential(user, EmailAuthProvider.credential(member, DEMO_PASSWORD));

describe('a sign-in', () => {
  it('works for the demo accounts, with their claims', async () => {
    const { claims } = await getIdTokenResult((await signIn()).user);
    expect(claims).toMatchObject({ subscribed: true, role: 'user', plan: 'plan-school' });
    expect(claims.expiresAt).toBeGreaterThan(Date.now());
  });

  it('is blocked for a minute after ten failures', async () => {
    for (let i = 0; i < 10; i += 1) {
      await errorCodeOf(signInWithEmailAndPassword(connection.auth, member, 'wrong'));
    }
    expect(await errorCodeOf(signIn())).toBe('auth/too-many-requests');
    await server.store.moveClock(MINUTE);
    expect(await errorCodeOf(signIn())).toBe('no error');
  });

  it('accepts only Google as a provider', async () => {
    const attempt = signInWithCredential(connection.auth, FacebookAuthProvider.credential('token'));
    expect(await errorCodeOf(attempt)).toBe('auth/operation-not-allowed');
  });

  it('reports a network error when offline', async () => {
    server.setScenario('offline');
    expect(await errorCodeOf(signIn())).toBe('auth/network-request-failed');
  });

  it('is delayed in the scenario slow', async () => {
    server.setScenario('slow');
    const startedAt = performance.now();
    await signIn();
    expect(performance.now() - startedAt).toBeGreaterThanOrEqual(38);
  });
});

describe('a session', () => {
  it('ends with an expired token', async () => {
    const { user } = await signIn();
    server.setScenario('expired-token');
    expect(await errorCodeOf(user.getIdToken(true))).toBe('auth/user-token-expired');
    expect(connection.auth.currentUser).toBeNull();
  });

  it.each<[string, (uid: string) => Promise<void>]>([
    ['its tokens were revoked', (uid) => context.revokeTokens(uid)],
    ['the account was deleted', (uid) => context.deleteAccount(uid)],
  ])('gets no new token once %s', async (_name, end) => {
    const { user } = await signIn();
    await end(user.uid);
    expect(await errorCodeOf(user.getIdToken(true))).toBe('auth/user-token-expired');
    expect(connection.auth.currentUser).toBeNull();
  });

  it('can start after tokens were revoked', async () => {
    const { user } = await signIn();
    await context.revokeTokens(user.uid);
    expect(await errorCodeOf(reload(await signInOnAnotherDevice()))).toBe('no error');
  });

  it('ends on other devices after a new password', async () => {
    const other = await signInOnAnotherDevice();
    const { user } = await signIn();
    await updatePassword(user, 'another1');
    expect(await errorCodeOf(reload(user))).toBe('no error');
    expect(await errorCodeOf(other.getIdToken(true))).toBe('auth/user-token-expired');
  });

  it('ends everywhere after a password reset', async () => {
    const { user } = await signIn();
    await sendPasswordResetEmail(connection.auth, member);
    await confirmPasswordReset(connection.auth, await context.lastCode(member), 'another1');
    expect(await errorCodeOf(user.getIdToken(true))).toBe('auth/user-token-expired');
  });

  it('ends everywhere after a changed email address', async () => {
    const { user } = await signIn();
    await verifyBeforeUpdateEmail(user, 'newer@gschool.example');
    await applyActionCode(connection.auth, await context.lastCode('newer@gschool.example'));
    expect(await errorCodeOf(reload(user))).toBe('auth/user-token-expired');
    expect(await errorCodeOf(signIn('newer@gschool.example'))).toBe('no error');
  });
});

describe('a sign-in of more than five minutes ago', () => {
  it.each<[string, (user: Parameters<typeof deleteUser>[0]) => Promise<void>]>([
    ['another password', (user) => updatePassword(user, 'another1')],
    ['another address', (user) => verifyBeforeUpdateEmail(user, 'newer@gschool.example')],
    ['deletion', (user) => deleteUser(user)],
  ])('is too old for %s until reauthentication', async (_name, change) => {
    const { user } = await signIn();
    await server.store.moveClock(6 * MINUTE);
    await user.getIdToken(true);
    expect(await errorCodeOf(change(user))).toBe('auth/requires-recent-login');
    expect(connection.auth.currentUser).not.toBeNull();
    await reauthenticate(user);
    expect(await errorCodeOf(change(user))).toBe('no error');
  });

  it('is recent enough half a minute earlier', async () => {
    const { user } = await signIn();
    await server.store.moveClock(5 * MINUTE - 30_000);
    expect(await errorCodeOf(updatePassword(user, 'another1'))).toBe('no error');
  });
});

describe('an email', () => {
  it('expires after an hour when it resets a password', async () => {
    await sendPasswordResetEmail(connection.auth, member);
    const code = await context.lastCode(member);
    await server.store.moveClock(60 * MINUTE);
    for (const attempt of [
      verifyPasswordResetCode(connection.auth, code),
      checkActionCode(connection.auth, code),
      confirmPasswordReset(connection.auth, code, 'another1'),
    ]) {
      expect(await errorCodeOf(attempt)).toBe('auth/expired-action-code');
    }
  });

  it('expires after a day when it verifies an address', async () => {
    const { user } = await signIn();
    await sendEmailVerification(user);
    await server.store.moveClock(24 * 60 * MINUTE);
    const attempt = applyActionCode(connection.auth, await context.lastCode(member));
    expect(await errorCodeOf(attempt)).toBe('auth/expired-action-code');
  });

  it('with a password reset code cannot verify an address', async () => {
    await sendPasswordResetEmail(connection.auth, member);
    const attempt = applyActionCode(connection.auth, await context.lastCode(member));
    expect(await errorCodeOf(attempt)).toBe('auth/invalid-action-code');
  });

  it('restores the old address', async () => {
    const { user } = await signIn();
    await verifyBeforeUpdateEmail(user, 'thief@y.example');
    await applyActionCode(connection.auth, await context.lastCode('thief@y.example'));
    const code = await context.lastCode(member);
    expect((await checkActionCode(connection.auth, code)).operation).toBe('RECOVER_EMAIL');
    await applyActionCode(connection.auth, code);
    expect(await errorCodeOf(signIn())).toBe('no error');
  });

  it.each([
    ['a known address', member],
    ['an unknown one', 'nobody@y.example'],
  ])('can be requested five times a minute for %s', async (_name, address) => {
    for (let i = 0; i < 5; i += 1) await sendPasswordResetEmail(connection.auth, address);
    const attempt = () => errorCodeOf(sendPasswordResetEmail(connection.auth, address));
    expect(await attempt()).toBe('auth/too-many-requests');
    await server.store.moveClock(MINUTE);
    expect(await attempt()).toBe('no error');
  });

  it('is not sent beyond the daily quota', async () => {
    for (let i = 0; i < 200; i += 1) {
      const mail = { id: `${i}`, to: '', subject: '', text: '', link: 'https://y.example/' };
      server.store.outbox.set(mail.id, { ...mail, sentAt: server.store.clock.now() });
    }
    const attempt = sendPasswordResetEmail(connection.auth, member);
    expect(await errorCodeOf(attempt)).toBe('auth/quota-exceeded');
  });
});

describe('the user’s account', () => {
  it('cannot change its address without an email', async () => {
    const { user } = await signIn();
    const attempt = updateEmail(user, 'newer@gschool.example');
    expect(await errorCodeOf(attempt)).toBe('auth/operation-not-allowed');
  });

  it('rejects an invalid address', async () => {
    const { user } = await signIn();
    expect(await errorCodeOf(verifyBeforeUpdateEmail(user, 'nobody'))).toBe(
      'auth/invalid-new-email',
    );
  });

  it('keeps its documents after a deletion, because the product deletes them', async () => {
    const { user } = await signIn();
    await deleteUser(user);
    expect(server.store.document(`users/${user.uid}`)).not.toBeNull();
  });
});

describe('the Admin SDK', () => {
  const ask = (headers: Record<string, string>) =>
    fetch('https://identitytoolkit.googleapis.com/v1/projects/demo-gschool/accounts:lookup', {
      method: 'POST',
      headers,
      body: JSON.stringify({ email: [member, 'nobody@y.example'] }),
    });

  it('finds an account by its address', async () => {
    const answer = await (await ask({ authorization: 'Bearer owner' })).json();
    expect(answer).toMatchObject({ users: [{ localId: 'demo-member', email: member }] });
  });

  it('is rejected without its token', async () => {
    expect((await ask({})).status).toBe(401);
  });
});

it('fails an unmocked request', async () => {
  await expect(fetch('https://elsewhere.example/')).rejects.toThrow();
});

it('reports an unknown operation', async () => {
  await fetch('https://identitytoolkit.googleapis.com/v1/accounts:unknownOperation', {
    method: 'POST',
  });
  await expect(server.reset()).rejects.toThrow('unknownOperation');
});
