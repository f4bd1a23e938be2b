import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

const PACKAGE = 'google-cloud-cli-firestore-emulator';

const fromPackage = (): string | null => {
  try {
    const files = execFileSync('dpkg', ['-L', PACKAGE], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return files.split('\n').find((file) => file.endsWith('firestore-emulator.jar')) ?? null;
  } catch {
    return null;
  }
};

const fromFirebaseTools = (): string | null => {
  const folder = join(homedir(), '.cache', 'firebase', 'emulators');
  if (!existsSync(folder)) return null;
  const jars = readdirSync(folder).filter((file) => /^cloud-firestore-emulator.*\.jar$/.test(file));
  const newest = jars.sort().at(-1);
  return newest === undefined ? null : join(folder, newest);
};

const hasJava = (): boolean => {
  try {
    execFileSync('java', ['-version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

/**
 * Finds the Firestore emulator. Looks at the variable GSCHOOL_FIRESTORE_EMULATOR_JAR, then in the
 * system package, then in the cache of firebase-tools. Returns null if there is no emulator or no
 * Java.
 */
export const findEmulatorJar = (): string | null => {
  const named = process.env['GSCHOOL_FIRESTORE_EMULATOR_JAR'];
  const jar = [named, fromPackage(), fromFirebaseTools()].find((file) => file && existsSync(file));
  return jar && hasJava() ? jar : null;
};
