import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { deleteApp, getApps, initializeApp, type App } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore, Timestamp } from 'firebase-admin/firestore';
import { vi } from 'vitest';

import { createFirebaseQueryServices } from '../../operator/src/admin/firebaseAdmin';
import { toBase64url } from '../../mocks/src/base64url';
import { getAuthEmulator, getFirestoreEmulator } from '../sharedEmulators';
import { emailOf, STUDIO, type AdminTarget, type Answer } from './adminTarget';

const PROJECT = 'demo-gschool-admin';
const REPLAY_PROJECT = 'demo-gschool-replay';

/** An unsigned ID token, which the emulator accepts. */
const createToken = (
  projectId: string,
  uid: string,
  claims: object,
  secondsAgo: number,
): string => {
  const now = Math.floor(Date.now() / 1000);
  const token = {
    iss: `https://securetoken.google.com/${projectId}`,
    aud: projectId,
    sub: uid,
    user_id: uid,
    auth_time: now - secondsAgo,
    iat: now,
    exp: now + 3600,
    firebase: { sign_in_provider: 'password', identities: {} },
    ...claims,
  };
  return [{ alg: 'none', typ: 'JWT' }, token]
    .map((part) => `${toBase64url(JSON.stringify(part))}.`)
    .join('');
};

/** Timestamps as times, so that values can be compared. */
const toComparable = (data: unknown): unknown =>
  JSON.parse(
    JSON.stringify(data, function replace(this: Record<string, unknown>, key, value: unknown) {
      const original = this[key];
      return original instanceof Timestamp ? original.toMillis() : value;
    }),
  );

const createTarget = (
  app: App,
  projectId: string,
  send: AdminTarget['send'],
  close: () => Promise<void>,
): AdminTarget => {
  const [auth, db] = [getAuth(app), getFirestore(app)];
  return {
    services: createFirebaseQueryServices(app),
    createAccount: async ({ uid, isEmailVerified = true, claims = {} }) => {
      await auth.createUser({ uid, email: emailOf(uid), emailVerified: isEmailVerified });
      await auth.setCustomUserClaims(uid, claims);
    },
    setClaims: (uid, claims) => auth.setCustomUserClaims(uid, claims),
    readClaims: async (uid) => (await auth.getUser(uid)).customClaims ?? {},
    createToken: async (uid, secondsAgo = 0) => {
      const { customClaims = {} } = await auth.getUser(uid);
      return createToken(projectId, uid, customClaims, secondsAgo);
    },
    put: async (path, data) => {
      await db.doc(path).set({ ...data });
    },
    read: async (path) => {
      const document = await db.doc(path).get();
      return document.exists ? toComparable(document.data()) : null;
    },
    send,
    close,
  };
};

/** The deployed function on the official emulators, behind a server. */
const connectFunction = async (): Promise<AdminTarget> => {
  const [auth, firestore] = await Promise.all([
    getAuthEmulator(PROJECT),
    getFirestoreEmulator(PROJECT, REPLAY_PROJECT),
  ]);
  for (const [name, value] of Object.entries({
    FIREBASE_AUTH_EMULATOR_HOST: auth.host,
    FIRESTORE_EMULATOR_HOST: `${firestore.host}:${firestore.port}`,
    METADATA_SERVER_DETECTION: 'none',
    GCLOUD_PROJECT: PROJECT,
    ADMIN_ORIGINS: `${STUDIO}, https://other.school.example`,
    ADMIN_APP_CHECK: 'false',
  }))
    vi.stubEnv(name, value);
  const { admin } = await import('../admin/src/index');
  const app = getApps()[0];
  if (!app) throw new Error('The function has no app.');
  const server: Server = createServer((incoming, response) => {
    void admin(incoming as never, response as never);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const send = async (path: string, token: string | null, body: unknown): Promise<Answer> => {
    const response = await fetch(`http://127.0.0.1:${port}/${path}`, {
      method: 'POST',
      headers: {
        origin: STUDIO,
        'content-type': 'application/json',
        ...(token !== null && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    });
    const { status, headers } = response;
    return { status, headers, body: (await response.json()) as unknown };
  };
  return createTarget(app, PROJECT, send, async () => {
    server.close();
    await deleteApp(app);
    vi.unstubAllEnvs();
  });
};

/** A second project, in which acts are run again. It has no function. */
const connectReplay = async (): Promise<AdminTarget> => {
  const app = initializeApp({ projectId: REPLAY_PROJECT }, REPLAY_PROJECT);
  const send = () => Promise.reject(new Error('This project has no function.'));
  return createTarget(app, REPLAY_PROJECT, send, () => deleteApp(app));
};

/** Connects to the function; the next time, to a second project. */
export const createEmulatorConnect = (): (() => Promise<AdminTarget>) => {
  let isConnected = false;
  return () => {
    const connect = isConnected ? connectReplay : connectFunction;
    isConnected = true;
    return connect();
  };
};
