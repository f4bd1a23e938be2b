import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { build } from 'vite';

import { MOCK_SENTINEL } from '../../mocks/src/sentinel';
import { ensureEmulatorBuild, getEmulatorFolder } from '../build/artifacts';
import { writeDemoSnapshot } from '../build/demoSnapshot';
import { addStudioToSite } from '../build/buildApp';
import { acquireLock, getCheckoutLock } from '../lock/acquireLock';
import { repositoryRoot } from '../vite/root';
import { apps } from '../vite/loadAppConfig';
import { copyDemoMedia } from './staticFiles';

/** Texts that only the mock's code contains. */
const sentinels = [MOCK_SENTINEL, 'mockServiceWorker', 'mockWorker', 'google-popup'];

/** The scripts and pages of a built app that contain the mock's code. */
export const findMockCode = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(js|html)$/.test(file))
    .filter((file) => {
      const text = readFileSync(join(folder, file), 'utf8');
      return sentinels.some((sentinel) => text.includes(sentinel));
    });

/** Builds the deployed functions into `firebase/functions/lib` and `firebase/admin/lib`. */
export async function buildFunctions(): Promise<void> {
  const release = acquireLock(getCheckoutLock('build-functions'));
  try {
    for (const name of ['firebase/functions', 'firebase/admin'])
      await build({
        configFile: join(repositoryRoot, name, 'vite.config.ts'),
        logLevel: 'warn',
      });
  } finally {
    release();
  }
}

/**
 * Builds the apps for the emulators but otherwise as in production, and builds the functions.
 * Throws if an app contains the mock's code.
 */
export async function buildForEmulators(): Promise<void> {
  await writeDemoSnapshot();
  ensureEmulatorBuild();
  for (const app of apps) {
    const folder = getEmulatorFolder(app);
    const found = findMockCode(folder);
    if (found.length > 0) throw new Error(`The ${app} contains the mock: ${found.join(', ')}`);
    if (app !== 'studio') copyDemoMedia(folder);
  }
  addStudioToSite(getEmulatorFolder('studio'), getEmulatorFolder('site'));
  await buildFunctions();
}
