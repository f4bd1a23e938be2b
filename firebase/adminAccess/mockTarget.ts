import { createAdminFunction } from '../../mocks/src/admin/createFunction';
import { createMockServices } from '../../mocks/src/admin/services';
import { toPlain } from '../../mocks/src/admin/toPlain';
import { fromPlain, type Fields } from '../../mocks/src/firestore/value';
import type { MockContext } from '../../mocks/src/handlers/context';
import { createToken } from '../../mocks/src/identity/token';
import { newAccount } from '../../mocks/src/identity/views';
import { memoryPersistence } from '../../mocks/src/store/persistence/memory';
import { Store } from '../../mocks/src/store/store';
import { emailOf, STUDIO, type AdminTarget } from './adminTarget';

const PROJECT = 'demo-gschool';

const emptyPack = {
  version: 1 as const,
  language: 'en',
  styles: [],
  instructors: [],
  series: [],
  videos: [],
  events: [],
};

/** The function on the mock's store, without a server and without the demo's data. */
export const connectMock = async (): Promise<AdminTarget> => {
  const store = await Store.open(
    { version: '1', documents: [], accounts: [] },
    memoryPersistence(),
  );
  const context: MockContext = {
    store,
    scenario: () => 'default',
    now: Date.now(),
    content: {
      pack: emptyPack,
      base: `${STUDIO}/`,
      now: Date.now(),
    },
    projectId: PROJECT,
    actionUrl: `${STUDIO}/auth/action`,
    mediaBase: `${STUDIO}/`,
    slowDelay: [1, 2],
    onUnhandled: (what) => {
      throw new Error(what);
    },
  };
  const answer = createAdminFunction(context);
  const getAccount = (uid: string) => {
    const account = store.account(uid);
    if (!account) throw new Error(`There is no account ${uid}.`);
    return account;
  };
  return {
    services: createMockServices(store, `${STUDIO}/`),
    createAccount: async ({ uid, isEmailVerified = true, claims = {} }) => {
      const account = newAccount(uid, emailOf(uid), Date.now() - 86_400_000);
      store.putAccount({ ...account, emailVerified: isEmailVerified, customClaims: claims });
    },
    setClaims: async (uid, claims) => {
      store.putAccount({ ...getAccount(uid), customClaims: claims });
    },
    readClaims: async (uid) => getAccount(uid).customClaims,
    createToken: async (uid, secondsAgo = 0) => {
      const authTime = Math.floor(Date.now() / 1000) - secondsAgo;
      return createToken(getAccount(uid), { provider: 'password', authTime }, Date.now(), PROJECT);
    },
    put: async (path, data) => {
      store.putDocument(path, fromPlain(data) as Fields);
    },
    read: async (path) => {
      const document = store.document(path);
      return document && JSON.parse(JSON.stringify(toPlain(document.fields)));
    },
    send: async (path, token, body) => {
      const response = await answer(
        new Request(`https://function/${path}`, {
          method: 'POST',
          headers: { origin: STUDIO, ...(token !== null && { authorization: `Bearer ${token}` }) },
          body: JSON.stringify(body),
        }),
        path,
      );
      const { status, headers } = response;
      return { status, headers, body: (await response.json()) as unknown };
    },
    close: async () => store.close(),
  };
};
