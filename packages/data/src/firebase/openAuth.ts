import type { FirebaseApp } from 'firebase/app';
import {
  browserLocalPersistence,
  browserPopupRedirectResolver,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  inMemoryPersistence,
  type Auth,
  type PopupRedirectResolver,
} from 'firebase/auth';

import type { AuthGateway } from '../backend';
import { createAuthGateway } from './authGateway';
import { AUTH_EMULATOR_PORT, emulatorOrigin } from './emulators';

export interface AuthOptions {
  usesEmulators: boolean;
  popupResolver: PopupRedirectResolver | undefined;
}

/** Firebase Authentication of an app, and the gateway to it. */
export interface OpenedAuth {
  auth: Auth;
  gateway: AuthGateway;
}

/** Initializes Firebase Authentication; call it once for each app. */
export function openAuth(
  app: FirebaseApp,
  { usesEmulators, popupResolver }: AuthOptions,
): OpenedAuth {
  const auth = initializeAuth(app, {
    // In order of preference: private windows block the first, some embedded browsers the second.
    persistence: [indexedDBLocalPersistence, browserLocalPersistence, inMemoryPersistence],
    popupRedirectResolver: popupResolver ?? browserPopupRedirectResolver,
  });
  if (usesEmulators) {
    connectAuthEmulator(auth, emulatorOrigin(AUTH_EMULATOR_PORT), { disableWarnings: true });
  }
  return { auth, gateway: createAuthGateway(auth) };
}
