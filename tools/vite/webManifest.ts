import type { Plugin } from 'vite';

import { createWebManifest, WEB_MANIFEST, type WebManifestContent } from '../build/webManifest';

/** In development, serves the web app manifest that a build writes. */
export function webManifest(): Plugin {
  return {
    name: 'gschool:web-manifest',
    apply: 'serve',
    configureServer(server) {
      const { base } = server.config;
      server.middlewares.use(base + WEB_MANIFEST.slice(1), (_request, response, next) => {
        server
          .ssrLoadModule('/src/config/webManifest.ts')
          .then((module) => {
            const content = (module as { webManifest: WebManifestContent }).webManifest;
            response.setHeader('content-type', 'application/manifest+json');
            response.end(createWebManifest(content, base));
          })
          .catch(next);
      });
    },
  };
}
