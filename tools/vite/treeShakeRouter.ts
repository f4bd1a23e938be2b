import type { Plugin } from 'vite';

const DISPLAY_NAMES = /^\w+\.displayName = "[^"]*";$/gm;
const COMPONENT_CALLS = /^(var \w+ = )(React\d*\.(?:forwardRef|createContext|memo)\()/gm;

/**
 * Removes the router's unused components from a bundle: forms, prefetching links and framework
 * code. The bundler would keep them, because their `displayName` is set and the calls that create
 * them might have side effects. The plugin removes the names and marks the calls as pure.
 */
export const treeShakeRouter = (): Plugin => ({
  name: 'gschool:shaken-router',
  apply: 'build',
  transform: {
    filter: { id: /\/node_modules\/react-router\/dist\/production\/.*\.mjs$/ },
    handler: (code) => ({
      code: code.replace(DISPLAY_NAMES, '').replace(COMPONENT_CALLS, '$1/* @__PURE__ */ $2'),
      map: null,
    }),
  },
});
