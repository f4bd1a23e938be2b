import { constants } from 'node:fs';
import { copyFile, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import type { Plugin } from 'vite';
import { formatErrors, readPack } from '@gschool/operator/content-pack';

import { packBase, createPackHandler } from './handler';

const packSettings = {
  define: { 'import.meta.env.VITE_CONTENT_PACK': JSON.stringify(`${packBase}catalogue.json`) },
};

/** Tells the studio the path of the catalog, whose files the site serves. */
export const contentPackUrl = (): Plugin => ({
  name: 'gschool:content-pack-url',
  config: () => packSettings,
});

/**
 * Runs an app with a content pack: the development server serves the pack's files under
 * `/@content/`, and a build contains them in the same place. `VITE_CONTENT_PACK` tells the app the
 * path of the catalog. An invalid pack stops the server or the build with all of its errors.
 *
 * @param folder the pack's folder, relative to the working directory or absolute
 */
export function contentPack(folder: string): Plugin {
  let pack: { root: string; files: ReadonlyMap<string, string> } | undefined;
  return {
    name: 'gschool:content-pack',
    async config() {
      const reading = await readPack(folder);
      if (!reading.ok) throw new Error(formatErrors(folder, reading.errors));
      pack = reading;
      return packSettings;
    },
    configureServer(server) {
      if (pack) server.middlewares.use(createPackHandler(pack.root, pack.files));
    },
    async writeBundle({ dir }) {
      if (!pack || !dir || this.environment.name !== 'client') return;
      for (const [file, onDisk] of pack.files) {
        const target = join(dir, packBase, file);
        await mkdir(dirname(target), { recursive: true });
        // Videos are large, so file systems that can share data between files do not copy it.
        await copyFile(join(pack.root, onDisk), target, constants.COPYFILE_FICLONE);
      }
    },
  };
}
