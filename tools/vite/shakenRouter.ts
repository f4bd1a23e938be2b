import type { Plugin } from 'vite';

const NAMES = /^\w+\.displayName = "[^"]*";$/gm;
const MADE = /^(var \w+ = )(React\d*\.(?:forwardRef|createContext|memo)\()/gm;

/**
 * The router's components that nobody uses stay in a bundle because they are given names for
 * the development tools, and are made by calls that might do anything. Without the names, and
 * with the calls marked as harmless, its forms, prefetching links and framework parts are left out.
 */
export const shakenRouter = (): Plugin => ({
  name: 'gschool:shaken-router',
  apply: 'build',
  transform: {
    filter: { id: /\/node_modules\/react-router\/dist\/production\/.*\.mjs$/ },
    handler: (code) => ({
      code: code.replace(NAMES, '').replace(MADE, '$1/* @__PURE__ */ $2'),
      map: null,
    }),
  },
});
