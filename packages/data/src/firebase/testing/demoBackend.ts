import { AppError, type AppErrorKind } from '@gschool/domain';
import type { Backend } from '../../backend';
import type { Settings } from '../../settings/schema';
import { noPopups } from './noPopups';

/** The settings of the demo's project; with a bucket, members have pictures. */
const demoSettings = (storageBucket?: string) =>
  ({
    firebase: {
      apiKey: 'demo-key',
      authDomain: 'demo-gschool.firebaseapp.com',
      projectId: 'demo-gschool',
      appId: '1:0:web:demo',
      storageBucket,
    },
    usesEmulators: false,
  }) as Settings;

let opened = 0;

/** A backend of its own for each case: the SDK keeps what it knows by the name of the app. */
export const openDemoBackend = async (storageBucket?: string): Promise<Backend> => {
  // The SDK keeps the fetch that it finds when it is imported: whoever listens in listens first.
  const { createFirebaseBackend } = await import('../createFirebaseBackend');
  opened += 1;
  return createFirebaseBackend(demoSettings(storageBucket), {
    appName: `test-${opened}`,
    popupResolver: await noPopups(),
  });
};

/** What a promise was refused with. Anything but an `AppError` is thrown on, and so is success. */
export const errorOf = async (promise: Promise<unknown>): Promise<AppErrorKind> => {
  try {
    await promise;
  } catch (error) {
    if (error instanceof AppError) return error.info;
    throw error;
  }
  throw new Error('nothing was thrown');
};
