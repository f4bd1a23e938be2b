import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const OWN_FOLDER = fileURLToPath(new URL('emulators/node_modules/firebase-tools', import.meta.url));

const isFirebaseTools = (folder: string): boolean => {
  const file = join(folder, 'package.json');
  if (!existsSync(file)) return false;
  const { name } = JSON.parse(readFileSync(file, 'utf8')) as { name?: string };
  return name === 'firebase-tools' && existsSync(join(folder, 'lib/emulator/auth/server.js'));
};

/** The package that contains a globally installed `firebase` command. */
const fromPath = (): string | undefined => {
  for (const folder of (process.env['PATH'] ?? '').split(delimiter)) {
    const command = join(folder, 'firebase');
    if (!existsSync(command)) continue;
    // …/firebase-tools/lib/bin/firebase.js
    const around = dirname(dirname(dirname(realpathSync(command))));
    if (isFirebaseTools(around)) return around;
  }
  return undefined;
};

/**
 * Finds the firebase-tools folder: the variable GSCHOOL_FIREBASE_TOOLS, then the project's own
 * installation (`npm run emulators:install`), then a global `firebase`. Returns null if there is
 * none.
 */
export const findFirebaseTools = (): string | null => {
  const named = process.env['GSCHOOL_FIREBASE_TOOLS'];
  return (
    [named, OWN_FOLDER].find((folder) => folder && isFirebaseTools(folder)) ?? fromPath() ?? null
  );
};
