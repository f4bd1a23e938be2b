import type { Plugin } from 'vite';
import { formatErrors, readPack } from '@gschool/operator/content-pack';

import { packBase, createPackHandler } from './handler';

/**
 * Runs the development server with a content pack: serves its files under `/@content/` and
 * passes the path to the app in `VITE_CONTENT_PACK`. An invalid pack stops the server with all
 * of its errors. Never part of a build.
 *
 * @param folder the pack's folder, relative to the working directory or absolute
 */
export function contentPack(folder: string): Plugin {
  let handler: ReturnType<typeof createPackHandler> | undefined;
  return {
    name: 'gschool:content-pack',
    apply: 'serve',
    async config() {
      const reading = await readPack(folder);
      if (!reading.ok) throw new Error(formatErrors(folder, reading.errors));
      handler = createPackHandler(reading.root, reading.files);
      return {
        define: {
          'import.meta.env.VITE_CONTENT_PACK': JSON.stringify(`${packBase}catalogue.json`),
        },
      };
    },
    configureServer(server) {
      if (handler) server.middlewares.use(handler);
    },
  };
}
