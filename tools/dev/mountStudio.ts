import { createServer, type Plugin, type ViteDevServer } from 'vite';

import { STUDIO_BASE } from '../vite/appBase';
import { loadAppConfig } from '../vite/loadAppConfig';

const path = STUDIO_BASE.slice(0, -1);

/** Whether a request is for the studio. */
const isStudioUrl = (url = ''): boolean =>
  url.startsWith(path) && /^([/?]|$)/.test(url.slice(path.length));

/**
 * Serves the studio's development server under `/studio/` of the site's, so that both have the same
 * origin.
 */
export function mountStudio(mode: 'demo' | 'development'): Plugin {
  let studio: ViteDevServer | undefined;
  return {
    name: 'gschool:mount-studio',
    apply: 'serve',
    async configureServer(site) {
      const config = await loadAppConfig('studio', { mode, command: 'serve' });
      studio = await createServer({
        ...config,
        clearScreen: false,
        logLevel: 'warn',
        server: {
          ...config.server,
          middlewareMode: true,
          ...(site.httpServer && { hmr: { server: site.httpServer as never } }),
        },
      });
      const { middlewares } = studio;
      site.middlewares.use((request, response, next) => {
        if (!isStudioUrl(request.url)) return next();
        middlewares(request, response, next);
      });
    },
    async closeBundle() {
      await studio?.close();
    },
  };
}
