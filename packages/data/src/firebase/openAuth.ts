import type { FirebaseApp } from 'firebase/app';
import {
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  inMemoryPersistence,
  type Auth,
  type PopupRedirectResolver,
} from 'firebase/auth';

import type { AuthGateway } from '../backend';
import { createAuthGateway } from './authGateway';
import { treatAuthOutageAsOffline } from './authOutage';
import { AUTH_EMULATOR_PORT, emulatorOrigin } from './emulators';
import { createGooglePopup, type GooglePopup } from './googlePopup';

export interface AuthOptions {
  usesEmulators: boolean;
  popupResolver: PopupRedirectResolver | undefined;
}

/** Firebase Authentication of an app, its popup, and the gateway to both. */
export interface OpenedAuth {
  auth: Auth;
  popup: GooglePopup;
  gateway: AuthGateway;
}

/** Initializes Firebase Authentication; call it once for each app. */
export function openAuth(
  app: FirebaseApp,
  { usesEmulators, popupResolver }: AuthOptions,
): OpenedAuth {
  treatAuthOutageAsOffline();
  const auth = initializeAuth(app, {
    // In order of preference: private windows block the first, a few embedded browsers the second.
    persistence: [indexedDBLocalPersistence, browserLocalPersistence, inMemoryPersistence],
  });
  if (usesEmulators) {
    connectAuthEmulator(auth, emulatorOrigin(AUTH_EMULATOR_PORT), { disableWarnings: true });
  }
  const popup = createGooglePopup(auth, popupResolver);
  return { auth, popup, gateway: createAuthGateway(auth, popup) };
}
