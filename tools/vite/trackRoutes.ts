import { dirname, relative, resolve } from 'node:path';

import type { Plugin } from 'vite';

/**
 * Matches either kind of quote, because the plugin reads the output of Vite's TypeScript compiler.
 */
const DYNAMIC_IMPORT = /\bimport\(\s*['"](\.[^'"]+)['"]\s*,?\s*\)/g;

/**
 * In a server build, makes each dynamic import in the route tables record its module in
 * `globalThis.__gschoolRoutes`. The prerenderer uses this to find a page's chunks and style sheets.
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
