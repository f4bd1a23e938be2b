import type { Plugin } from 'vite';

const DISPLAY_NAMES = /^\w+\.displayName = "[^"]*";$/gm;
const COMPONENT_CALLS = /^(var \w+ = )(React\d*\.(?:forwardRef|createContext|memo)\()/gm;

/**
 * The router's components that nobody uses stay in a bundle because they are given names for
 * the development tools, and are made by calls that might do anything. Without the names, and
 * with the calls marked as harmless, its forms, prefetching links and framework parts are left out.
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
