import type { Plugin } from 'vite';

/**
 * In development, serves the files that a build writes next to the pages. They are the export
 * `files` of `module`, by path.
 */
export function builtFiles(module: string): Plugin {
  return {
    name: 'gschool:built-files',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = request.url?.split('?')[0] ?? '';
        if (!path.endsWith('.xml')) return next();
        server
          .ssrLoadModule(module)
          .then(({ files }: { files?: Record<string, string> }) => {
            const text = files?.[path];
            if (text === undefined) return next();
            response.setHeader('content-type', 'application/xml; charset=utf-8');
            response.end(text);
          })
          .catch(next);
      });
    },
  };
}
