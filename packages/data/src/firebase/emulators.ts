/** Where the Firebase emulators run. `firebase.json` is generated from these ports. */
export const EMULATOR_HOST = '127.0.0.1';
export const AUTH_EMULATOR_PORT = 9099;
export const FIRESTORE_EMULATOR_PORT = 8080;
export const STORAGE_EMULATOR_PORT = 9199;

/** The origin of an emulator: `http://127.0.0.1:9099`. */
export const emulatorOrigin = (port: number): string => `http://${EMULATOR_HOST}:${port}`;
