import type { Backend, Services } from '@gschool/data';
import type { createFirebaseBackend } from '@gschool/data/firebase';
import type { Settings } from '@gschool/data/settings';

type BackendOptions = NonNullable<Parameters<typeof createFirebaseBackend>[1]>;

/** Starts the mock backend and returns the options for the Firebase backend. */
export type StartMock = (services: Services) => Promise<Pick<BackendOptions, 'popupResolver'>>;

/**
 * Connects to Firebase. A demo first starts the mock, which answers the requests of the same SDK.
 */
export async function connectBackend(
  settings: Settings,
  services: Services,
  startMock: StartMock | undefined,
): Promise<Backend> {
  const [options, { createFirebaseBackend }] = await Promise.all([
    startMock?.(services),
    import('@gschool/data/firebase'),
  ]);
  return createFirebaseBackend(settings, options);
}
