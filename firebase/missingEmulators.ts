import { AUTH_EMULATOR_IS_MISSING } from './authEmulator';
import { findEmulatorJar } from './emulatorJar';
import { findFirebaseTools } from './firebaseTools';

/** A sentence about each of the Auth and Firestore emulators that is not installed. */
export const listMissingEmulators = (): readonly string[] =>
  [
    findFirebaseTools() === null && AUTH_EMULATOR_IS_MISSING,
    findEmulatorJar() === null && 'no Firestore emulator (or no Java) was found.',
  ].filter((text) => text !== false);

/** Warns which tests don't run because emulators are missing. */
export const warnOfMissingEmulators = (untested: string, missing: readonly string[]): void => {
  if (missing.length === 0) return;
  console.warn(`SKIPPED: ${untested} was NOT tested against the emulators: ${missing.join(' ')}`);
};
