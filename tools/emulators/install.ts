import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';

import { findSuiteTools, listMissingTools } from '../../firebase/emulatorSuite';
import { getCheckoutLock, withLock } from '../lock/acquireLock';
import { repositoryRoot } from '../vite/root';

// `npm run emulators:install` installs the parts of the official emulators that npm can install.
// With `--if-possible`, which `npm test` uses, nothing is installed if Java or the Firestore
// emulator is missing, and a failed installation is not an error, because the tests report what
// they skip.
const { values } = parseArgs({ options: { 'if-possible': { type: 'boolean', default: false } } });
const isOptional = values['if-possible'];

/** Installs the packages of a folder that has its own lock file. */
function install(folder: string): void {
  console.log(`Installing the packages of ${folder} …`);
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline'];
  spawnSync('npm', ['ci', '--prefix', folder, ...options], {
    cwd: repositoryRoot,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
}

// `npm ci` first deletes the folder, so a second process must not run it at the same time.
withLock(getCheckoutLock('emulators-install'), () => {
  const { jar, firebaseTools, hasFunctionsDependencies } = findSuiteTools();
  if (jar === null && isOptional) return;
  if (firebaseTools === null) install('firebase/emulators');
  if (hasFunctionsDependencies) return;
  install('firebase/functions');
  install('firebase/admin');
});
const missing = listMissingTools(findSuiteTools());
for (const sentence of missing) console.log(sentence);
process.exitCode = missing.length === 0 || isOptional ? 0 : 1;
