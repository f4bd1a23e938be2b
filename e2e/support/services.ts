import {
  AUTH_EMULATOR_PORT,
  emulatorOrigin,
  FIRESTORE_EMULATOR_PORT,
} from '../../packages/data/src/firebase/emulators';

/** Whether a request goes to Firestore, real or emulated. */
export const isFirestoreRequest = (url: string): boolean =>
  url.startsWith('https://firestore.googleapis.com/') ||
  url.startsWith(`${emulatorOrigin(FIRESTORE_EMULATOR_PORT)}/`);

/** Whether a request goes to the account or token service, real or emulated. */
export const isAuthRequest = (url: string): boolean =>
  /^https:\/\/(identitytoolkit|securetoken)\./.test(url) ||
  url.startsWith(`${emulatorOrigin(AUTH_EMULATOR_PORT)}/`);
