import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import { loadEnv, type Plugin } from 'vite';

import { repositoryRoot } from './root';

const ID = 'virtual:samples';
const RESOLVED = `\0${ID}`;

/** The module's text; a list that is not given is empty. */
const moduleOf = ({
  classes = [],
  instructors = [],
}: {
  classes?: unknown;
  instructors?: unknown;
}) => `export default ${JSON.stringify({ classes, instructors })};`;

/**
 * The module `virtual:samples`: the public samples of classes that visitors
 * see, and who teaches, from the JSON file that the setting `SITE_SAMPLES` names (a path from
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
        if (!file) return moduleOf({});
        this.addWatchFile(file);
        const found: unknown = JSON.parse(readFileSync(file, 'utf8'));
        const { classes, instructors } = (found ?? {}) as Record<string, unknown>;
        if (!Array.isArray(classes) || !Array.isArray(instructors ?? [])) {
          throw new Error(
            `SITE_SAMPLES: ${file} does not hold { "classes": [], "instructors": [] }`,
          );
        }
        return moduleOf({ classes, instructors });
      },
    },
  };
}
