import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import { loadEnv, type Plugin } from 'vite';

import { repositoryRoot } from './root';

const ID = 'virtual:samples';
const RESOLVED = `\0${ID}`;

/**
 * The module `virtual:samples`: the public samples of classes that visitors
 * see, from the JSON file that the setting `SITE_SAMPLES` names (a path from
 * the repository's root), or none. `fixedMode` reads another mode's setting.
 */
export function samples(fixedMode?: string): Plugin {
  let file: string | undefined;
  return {
    name: 'gschool:samples',
    configResolved(config) {
      const named = loadEnv(fixedMode ?? config.mode, repositoryRoot, 'SITE_')['SITE_SAMPLES'];
      file = named ? resolve(repositoryRoot, named) : undefined;
    },
    resolveId: { filter: { id: /^virtual:samples$/ }, handler: () => RESOLVED },
    load: {
      filter: { id: /^\0virtual:samples$/ },
      handler() {
        if (!file) return 'export default [];';
        this.addWatchFile(file);
        const list: unknown = JSON.parse(readFileSync(file, 'utf8'));
        if (!Array.isArray(list)) throw new Error(`SITE_SAMPLES: ${file} does not hold a list`);
        return `export default ${JSON.stringify(list)};`;
      },
    },
  };
}
