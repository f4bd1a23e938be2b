import { dirname, relative, resolve } from 'node:path';

import type { Plugin } from 'vite';

/** With either quote: the plugin reads what the TypeScript compiler of Vite prints. */
const DYNAMIC_IMPORT = /\bimport\(\s*['"](\.[^'"]+)['"]\s*,?\s*\)/g;

/**
 * Makes each dynamic import of the route tables in a server build record its module in
 * `globalThis.__gschoolRoutes`. From this, the prerenderer gets the chunks and style sheets of a
 * page.
 */
export function trackRoutes(): Plugin {
  let root = '';
  return {
    name: 'gschool:track-routes',
    apply: (config) => Boolean(config.build?.ssr),
    configResolved(config) {
      root = config.root;
    },
    transform: {
      filter: { id: /\/apps\/[^/]+\/src\/routes(\.tsx|\/[^?]+\.tsx?)$/ },
      async handler(code, id) {
        const keys = new Map<string, string>();
        for (const [, source = ''] of code.matchAll(DYNAMIC_IMPORT)) {
          const found = await this.resolve(resolve(dirname(id), source), id);
          if (found) keys.set(source, relative(root, found.id));
        }
        const tracked = code.replace(DYNAMIC_IMPORT, (statement, source: string) => {
          const key = keys.get(source);
          if (!key) return statement;
          return `${statement}.then((module) => (globalThis.__gschoolRoutes?.add(${JSON.stringify(key)}), module))`;
        });
        return { code: tracked, map: null };
      },
    },
  };
}
