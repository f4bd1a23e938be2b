import { AppError, type AppErrorKind } from '@gschool/domain';

import type { Backend } from '../../backend';
import type { Settings } from '../../settings/schema';
import { createFirebaseBackend, type FirebaseOptions } from '../createFirebaseBackend';

interface DemoBackendOptions extends Pick<FirebaseOptions, 'popupResolver'> {
  /** If set, members have photos. */
  storageBucket?: string | undefined;
  /** The URL of the signing function. If set, video URLs are signed. */
  playbackUrl?: string | undefined;
}

/** The settings of the demo. */
const demoSettings = ({ storageBucket, playbackUrl }: DemoBackendOptions) =>
  ({
    firebase: {
      apiKey: 'demo-key',
      authDomain: 'demo-gschool.firebaseapp.com',
      projectId: 'demo-gschool',
      appId: '1:0:web:demo',
      storageBucket,
    },
    usesEmulators: false,
    playbackUrl,
  }) as Settings;

/** The accounts of the mock. */
interface AccountStore<Account> {
  account(uid: string): Account | undefined;
  putAccount(account: Account): unknown;
}

/**
 * Gives an account the claim of a membership that has ended, so that the account may write its
 * library.
 */
export const endMembership = <Account extends object>(
  { store }: { store: AccountStore<Account> },
  uid: string,
): void => {
  const account = store.account(uid);
  if (!account) throw new Error(`no account ${uid}`);
  store.putAccount({ ...account, customClaims: { expiresAt: 1 } });
};

let opened = 0;

/** Opens a separate backend for each test, because the SDK caches backends by app name. */
export const openDemoBackend = async (options: DemoBackendOptions = {}): Promise<Backend> => {
  opened += 1;
  return createFirebaseBackend(demoSettings(options), {
    appName: `test-${opened}`,
    popupResolver: options.popupResolver,
  });
};

/**
 * Returns the error info of a rejected promise. Throws for success and for errors other than
 * `AppError`.
 */
export const errorOf = async (promise: Promise<unknown>): Promise<AppErrorKind> => {
  try {
    await promise;
  } catch (error) {
    if (error instanceof AppError) return error.info;
    throw error;
  }
  throw new Error('nothing was thrown');
};
