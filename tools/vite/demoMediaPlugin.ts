import type { Plugin } from 'vite';

import { createDemoPack } from '../../mocks/src/content/createDemoPack';
import { demoMedia } from '../../mocks/src/content/demoMedia';

const contentTypes: Readonly<Record<string, string>> = {
  m3u8: 'application/vnd.apple.mpegurl',
  vtt: 'text/vtt; charset=utf-8',
};

/**
 * Serves the generated playlists and captions of the demo's classes in development, and emits them
 * into a demo build. Their segments are static files in mocks/public. Use it only in the mode
 * `demo`.
 */
export function demoMediaPlugin(): Plugin {
  // The files depend only on the lengths of the classes, so the time does not matter.
  const files = new Map(
    demoMedia(createDemoPack(new Date(0))).map(({ path, text }) => [path, text]),
  );
  return {
    name: 'gschool:demo-media',
    configureServer(server) {
      const base = server.config.base;
      server.middlewares.use((request, response, next) => {
        const path = request.url?.split(/[?#]/)[0] ?? '';
        const text = path.startsWith(base) ? files.get(path.slice(base.length)) : undefined;
        if (text === undefined) return next();
        response.setHeader(
          'Content-Type',
          contentTypes[path.split('.').pop() ?? ''] ?? 'text/plain',
        );
        response.setHeader('Cache-Control', 'no-cache');
        response.end(text);
      });
    },
    generateBundle: {
      handler() {
        if (this.environment && this.environment.name !== 'client') return;
        for (const [fileName, source] of files) this.emitFile({ type: 'asset', fileName, source });
      },
    },
  };
}
