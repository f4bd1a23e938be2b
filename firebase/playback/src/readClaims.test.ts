import { generateKeyPairSync, sign, type KeyObject } from 'node:crypto';

import { deleteApp, initializeApp, type App } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { readClaims } from './readClaims';

// Tests the SDK the way it is deployed. With the emulator, it always checks revocation and never
// checks signatures, so this test does without the emulator.

const PROJECT = 'school';
const KEYS = 'https://www.googleapis.com/robot/v1/metadata/x509/*';
const ACCOUNT = 'https://identitytoolkit.googleapis.com/v1/projects/school/accounts\\:lookup';
const keys = generateKeyPairSync('rsa', { modulusLength: 2048 });
const publicKey = keys.publicKey.export({ type: 'spki', format: 'pem' }).toString();
const now = Math.floor(Date.now() / 1000);

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const createToken = (changes: object = {}, key: KeyObject = keys.privateKey): string => {
  const claims = {
    iss: `https://securetoken.google.com/${PROJECT}`,
    aud: PROJECT,
    sub: 'maya',
    auth_time: now - 60,
    iat: now - 60,
    exp: now + 3600,
    subscribed: true,
    ...changes,
  };
  const text = `${encode({ alg: 'RS256', kid: 'one' })}.${encode(claims)}`;
  return `${text}.${sign('sha256', Buffer.from(text), key).toString('base64url')}`;
};

const network = setupServer();
const answerAccount = (account: object | null): void =>
  network.use(
    http.post(ACCOUNT, () =>
      HttpResponse.json(account ? { users: [{ localId: 'maya', ...account }] } : {}),
    ),
  );

let app: App;
beforeAll(() => network.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', undefined);
  // A new app has not loaded any keys yet.
  app = initializeApp(
    {
      projectId: PROJECT,
      credential: { getAccessToken: async () => ({ access_token: 'a', expires_in: 3600 }) },
    },
    'claims',
  );
  network.use(http.get(KEYS, () => HttpResponse.json({ one: publicKey })));
  answerAccount({});
});
afterEach(async () => {
  network.resetHandlers();
  vi.unstubAllEnvs();
  await deleteApp(app);
});
afterAll(() => network.close());

const read = (token: string) => readClaims(getAuth(app), token);

it('reads the claims of a valid token', async () => {
  expect(await read(createToken())).toMatchObject({ subscribed: true });
});

describe('a token opens nothing', () => {
  it.each([
    ['that was revoked', { validSince: String(now) }],
    ['of a disabled account', { disabled: true }],
    ['of a deleted account', null],
  ])('%s', async (_, account) => {
    answerAccount(account);
    expect(await read(createToken())).toBeNull();
  });

  const otherKey = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
  it.each([
    ['that has expired', createToken({ exp: now - 1 })],
    ['of another project', createToken({ aud: 'other' })],
    ['with a signature of another key', createToken({}, otherKey)],
    ['with an unknown key', createToken().replace(/^[^.]+/, encode({ alg: 'RS256', kid: 'two' }))],
    ['without a key', createToken().replace(/^[^.]+/, encode({ alg: 'RS256' }))],
    ['without a signature', createToken().replace(/[^.]+$/, '')],
    ['that is any text', 'forged'],
    ['that has three parts of any text', 'a.b.c'],
    ['whose claims are not JSON', `${encode({ alg: 'RS256', kid: 'one', typ: 'JWT' })}.e30a.a`],
    ...['null', 'true', '7', '"a"', '[]', '[null]', '', ' '].flatMap((json): [string, string][] => {
      const text = Buffer.from(json).toString('base64url');
      return [
        [`whose claims are ${json}`, `${encode({ alg: 'RS256', kid: 'one' })}.${text}.a`],
        [
          `of the type JWT, whose claims are ${json}`,
          `${encode({ alg: 'RS256', kid: 'one', typ: 'JWT' })}.${text}.a`,
        ],
        [`whose header is ${json}`, `${text}.${encode({ sub: 'maya' })}.a`],
      ];
    }),
    ['with four parts', `${createToken()}.a`],
    ['that is empty', ''],
  ])('%s', async (_, token) => {
    expect(await read(token)).toBeNull();
  });
});

describe('the service fails, not the token', () => {
  const failures = [
    ['answers with an error', () => HttpResponse.json({ error: 'internal' }, { status: 500 })],
    ['answers with a page', () => new HttpResponse('<p>Sorry</p>', { status: 502 })],
    ['cannot be reached', () => HttpResponse.error()],
  ] as const;

  it.each(failures)('when the address of the keys %s', async (_, answer) => {
    network.use(http.get(KEYS, answer));
    await expect(read(createToken())).rejects.toThrow();
  });

  it.each(failures)('when the address of the account %s', async (_, answer) => {
    network.use(http.post(ACCOUNT, answer));
    await expect(read(createToken())).rejects.toThrow();
  });

  it('when the function may not read accounts', async () => {
    const error = {
      code: 403,
      message: 'PERMISSION_DENIED : no role',
      status: 'PERMISSION_DENIED',
    };
    network.use(http.post(ACCOUNT, () => HttpResponse.json({ error }, { status: 403 })));
    await expect(read(createToken())).rejects.toThrow();
  });
});
