import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { AppBuild } from '../../packages/worker/src/build';
import { bundleWorker } from '../vite/bundleWorker';
import { WORKER_LICENSES_FILE } from './notices';

/** A built app. `documents` are its HTML files, relative to `client`. */
interface WorkerOptions {
  client: string;
  mode: 'demo' | 'production';
  documents: readonly string[];
  /** The path of the app, with a slash at both ends. */
  base: string;
}

const toPath = (file: string): string => `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`;

/**
 * Describes a built app for its service worker. The version changes whenever a file or document
 * does.
 */
export function describeBuild({
  client,
  documents,
  base = '/',
}: Pick<WorkerOptions, 'client' | 'documents'> & { base?: string }): AppBuild {
  const files = readdirSync(join(client, 'assets'))
    .map((file) => `${base}assets/${file}`)
    .sort();
  const shell = readFileSync(join(client, 'shell.html'), 'utf8');
  const digest = createHash('sha256').update(files.join('\n'));
  for (const file of [...documents].sort()) digest.update(readFileSync(join(client, file)));
  return {
    version: digest.digest('hex').slice(0, 16),
    // Documents contain their styles inline, so the browser has not fetched the style sheet files.
    sharedFiles: files.filter((file) => shell.includes(file) || /\.(css|woff2)$/.test(file)),
    files,
    documents: documents.filter((file) => !/^(404|shell|preview)\.html$/.test(file)).map(toPath),
  };
}

/** Writes a built app's service worker, `worker.js`, and the list of its packages. */
export async function writeWorker({ client, mode, documents, base }: WorkerOptions): Promise<void> {
  const { code, packages } = await bundleWorker(mode, describeBuild({ client, documents, base }));
  writeFileSync(join(client, 'worker.js'), code);
  writeFileSync(join(client, WORKER_LICENSES_FILE), packages);
}
