import { AUTH_EMULATOR_IS_MISSING } from './authEmulator';
import { findEmulatorJar } from './emulatorJar';
import { findFirebaseTools } from './firebaseTools';

/**
 * Whether the Auth or the Firestore emulator is not installed. A warning then says what is not
 * tested.
 */
export const areEmulatorsMissing = (untested: string): boolean => {
  const missing = [
    findFirebaseTools() === null && AUTH_EMULATOR_IS_MISSING,
    findEmulatorJar() === null && 'no Firestore emulator (or no Java) was found.',
  ].filter((text) => text !== false);
  if (missing.length === 0) return false;
  console.warn(`SKIPPED: ${untested} was NOT tested against the emulators: ${missing.join(' ')}`);
  return true;
};
