import type { Plugin } from 'vite';

import { bundleWorker, developmentBuild } from './bundleWorker';

/**
 * Serves the service worker in development. It plays downloaded classes and, in the mode `demo`,
 * contains the mock's worker.
 */
export function developmentWorker(): Plugin {
  let mode: 'demo' | 'production' = 'production';
  let worker: ReturnType<typeof bundleWorker> | undefined;
  return {
    name: 'gschool:development-worker',
    apply: 'serve',
    configResolved(config) {
      if (config.mode === 'demo') mode = 'demo';
    },
    configureServer(server) {
      server.middlewares.use('/worker.js', (_request, response, next) => {
        (worker ??= bundleWorker(mode, developmentBuild)).then(({ code }) => {
          response.setHeader('Content-Type', 'text/javascript');
          response.setHeader('Cache-Control', 'no-cache');
          response.end(code);
        }, next);
      });
    },
  };
}
