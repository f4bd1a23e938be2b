import { build } from 'vite';

import type { AppBuild } from '../../packages/worker/src/build';
import { repositoryRoot } from './root';

/** The worker of a demo also contains the mock's worker. */
const entries = {
  demo: 'mocks/src/demoWorker.ts',
  production: 'packages/worker/src/worker.ts',
} as const;

/** The data for the development server's worker, which stores no files. */
export const developmentBuild: AppBuild = {
  version: 'development',
  sharedFiles: [],
  files: [],
  documents: [],
};

/** The file of the bundle that lists its packages. */
const LICENSES = 'license.json';

interface BundledWorker {
  code: string;
  /** The packages in the bundle, as JSON (`tools/build/notices.ts`). */
  packages: string;
}

/** Bundles the service worker into one classic script. */
export async function bundleWorker(
  mode: 'demo' | 'production',
  appBuild: AppBuild,
): Promise<BundledWorker> {
  const output = await build({
    configFile: false,
    mode: 'production',
    envFile: false,
    publicDir: false,
    logLevel: 'error',
    define: {
      APP_BUILD: JSON.stringify(appBuild),
      // Otherwise, Workbox would log messages.
      'process.env.NODE_ENV': '"production"',
    },
    build: {
      write: false,
      minify: true,
      target: 'es2022',
      license: { fileName: LICENSES },
      lib: {
        entry: `${repositoryRoot}/${entries[mode]}`,
        formats: ['iife'],
        name: 'gschoolWorker',
      },
    },
  });
  const [bundle] = Array.isArray(output) ? output : [output];
  const files = bundle && 'output' in bundle ? bundle.output : [];
  const chunk = files.find((file) => file.type === 'chunk');
  const licenses = files.find(({ fileName }) => fileName === LICENSES);
  if (chunk?.type !== 'chunk' || licenses?.type !== 'asset')
    throw new Error(`${entries[mode]} did not build`);
  return { code: chunk.code, packages: String(licenses.source) };
}
