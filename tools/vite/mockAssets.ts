import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

import sirv from 'sirv';
import type { Plugin } from 'vite';

import { repositoryRoot } from './root';

const folder = join(repositoryRoot, 'mocks/public');

/**
 * Serves and emits the mock's static files (its worker, the popup page, the clips), only in the
 * mode `demo`.
 */
export function mockAssets(): Plugin {
  let isServerBuild = false;
  return {
    name: 'gschool:mock-assets',
    apply: (_config, { mode }) => mode === 'demo',
    configResolved(config) {
      isServerBuild = Boolean(config.build.ssr);
    },
    configureServer(server) {
      // Files are neither transformed nor cached, because a worker must be identical to its file
      // byte for byte.
      server.middlewares.use(sirv(folder, { dev: true, etag: true }));
    },
    generateBundle() {
      if (isServerBuild || !existsSync(folder)) return;
      for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
        if (!entry.isFile()) continue;
        const path = join(entry.parentPath, entry.name);
        const fileName = relative(folder, path).split(sep).join('/');
        this.emitFile({ type: 'asset', fileName, source: readFileSync(path) });
      }
    },
  };
}
