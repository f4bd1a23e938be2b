import { resolve } from 'node:path';

import { loadEnv, type Plugin } from 'vite';

import { parseSnapshot } from '../../packages/domain/src/snapshot/parseSnapshot';
import type { Snapshot } from '../../packages/domain/src/snapshot/types';
import { readJsonFile } from './readJsonFile';
import { repositoryRoot } from './root';

const empty: Omit<Snapshot, 'createdAt'> = { products: [], events: [] };

/**
 * The module `virtual:snapshot`, for server builds. It contains the snapshot in the JSON file that
 * the setting `SITE_SNAPSHOT` names (a path relative to the repository root), or an empty snapshot.
 * With `fixedFile`, reads that file instead.
 */
export function snapshot(fixedFile?: string): Plugin {
  let file: string | undefined;
  return {
    name: 'gschool:snapshot',
    configResolved(config) {
      const named = fixedFile ?? loadEnv(config.mode, repositoryRoot, 'SITE_')['SITE_SNAPSHOT'];
      file = named ? resolve(repositoryRoot, named) : undefined;
    },
    resolveId: { filter: { id: /^virtual:snapshot$/ }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:snapshot$/ },
      handler() {
        if (!file) {
          console.log('No SITE_SNAPSHOT: products and events are rendered in the browser only.');
          return `export default ${JSON.stringify(empty)};`;
        }
        let found: Snapshot;
        try {
          found = parseSnapshot(readJsonFile(file));
        } catch (cause) {
          throw new Error(
            `SITE_SNAPSHOT: ${file} is not a snapshot. Write it with: npm run catalogue -- snapshot`,
            { cause },
          );
        }
        return `export default ${JSON.stringify(found)};`;
      },
    },
  };
}
