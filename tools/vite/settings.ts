import { loadEnv, type Plugin } from 'vite';

// The path is relative, because Node cannot load the TypeScript of a linked package while Vite
// reads its config.
import { parseSettings } from '../../packages/data/src/settings/schema';
import { repositoryRoot } from './root';

/**
 * Parses the settings when Vite starts, and passes the result to the app as the constant
 * `__GSCHOOL_SETTINGS__`. The schema and its library never reach a browser. With `fixedMode`, uses
 * another mode's settings.
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
