import type { Backend, PublicReads, Services } from '@gschool/data';
import type { createFirebaseBackend } from '@gschool/data/firebase';
import type { Settings } from '@gschool/data/settings';

import { loadOptional } from '../optionalImports';

type BackendOptions = NonNullable<Parameters<typeof createFirebaseBackend>[1]>;

/** Starts the mock backend and returns the options for the Firebase backend. */
export type StartMock = (services: Services) => Promise<Pick<BackendOptions, 'popupResolver'>>;

/** Connects an app to its services. */
export interface Connections {
  /** Connects to Firebase. */
  connect(): Promise<Backend>;
  /** Loads the code that a member's pages use once they are connected, in parallel with `connect`. */
  preloadMember(): void;
  /** Prepares the reads that need no account. They do not load Firebase's SDK. */
  connectPublicReads(): Promise<PublicReads>;
}

export interface ConnectionsOptions {
  getServices: () => Services;
  /** Starts the mock backend; absent in all builds except the demo. */
  startMock: StartMock | undefined;
  /** Whether a member's first page reads with Firestore's SDK. */
  usesFirestore: boolean;
}

/**
 * Creates the connections of a page. A demo first starts the mock, once, which answers the requests
 * to Firebase.
 */
export function createConnections(
  settings: Settings,
  { getServices, startMock, usesFirestore }: ConnectionsOptions,
): Connections {
  let starting: ReturnType<StartMock> | undefined;
  const start = async () => {
    starting ??= startMock?.(getServices());
    try {
      return await starting;
    } catch (error) {
      // The next connection tries again.
      starting = undefined;
      throw error;
    }
  };
  return {
    async connect() {
      const [options, { createFirebaseBackend }] = await Promise.all([
        start(),
        import('@gschool/data/firebase'),
      ]);
      return createFirebaseBackend(settings, options);
    },
    preloadMember() {
      // If one fails, its first use imports it again and handles the error.
      void loadOptional(() => import('@gschool/data/auth'));
      if (usesFirestore) void loadOptional(() => import('@gschool/data/firestore'));
    },
    async connectPublicReads() {
      const [, { createPublicReads }] = await Promise.all([
        start(),
        import('@gschool/data/public'),
      ]);
      return createPublicReads(settings);
    },
  };
}
