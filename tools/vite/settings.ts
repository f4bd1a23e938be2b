import { loadEnv, type Plugin } from 'vite';

// A relative path: Node cannot load the TypeScript of a linked package while Vite reads its config.
import { parseSettings } from '../../packages/data/src/settings/schema';
import { repositoryRoot } from './root';

/**
 * Parses the settings once, when Vite starts, and hands the result to the app
 * as the constant `__GSCHOOL_SETTINGS__`. Neither the schema nor its library
 * reaches a browser. `fixedMode` reads another mode's settings than the one Vite runs in.
 */
export function settings(fixedMode?: string): Plugin {
  return {
    name: 'gschool:settings',
    config: (_config, { mode }) => ({
      define: {
        __GSCHOOL_SETTINGS__: JSON.stringify(
          parseSettings(loadEnv(fixedMode ?? mode, repositoryRoot)),
        ),
      },
    }),
  };
}
