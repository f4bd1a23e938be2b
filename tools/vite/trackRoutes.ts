import type { Plugin } from 'vite';

/**
 * In the server build, lets every route module write its name into
 * `globalThis.__gschoolRoutes` when it is loaded. The prerenderer reads which
 * chunks and style sheets a page needs without the apps having to say so.
 */
export function trackRoutes(): Plugin {
  return {
    name: 'gschool:track-routes',
    apply: (config) => Boolean(config.build?.ssr),
    transform: {
      filter: { id: /\/apps\/[^/]+\/src\/routes\/[^?]+\.tsx$/ },
      handler(code, id) {
        const name = id.replace(/^.*\/apps\/[^/]+\//, '');
        return {
          code: `${code}\nglobalThis.__gschoolRoutes?.add(${JSON.stringify(name)});`,
          map: null,
        };
      },
    },
  };
}
