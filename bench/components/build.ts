import { cpSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';

import { buildPackage } from '../../tools/publish/buildPackage';
import { getDistFolder, publishedPackages } from '../../tools/publish/packages';
import type { Entry } from './implementations';

const folder = fileURLToPath(new URL('.', import.meta.url));

/** The folder that is served, with one folder per implementation. */
export const distFolder = join(folder, 'dist');

/** A folder with the published packages, the way an app has them after an installation. */
const publishedFolder = join(distFolder, 'packages');

/** Builds our packages the way they are published and copies them to `publishedFolder`. */
async function installPublished(): Promise<void> {
  rmSync(publishedFolder, { recursive: true, force: true });
  for (const name of publishedPackages) {
    await buildPackage(name);
    const target = join(publishedFolder, 'node_modules/@gschool', name);
    cpSync(getDistFolder(name), target, { recursive: true });
  }
}

/** Resolves our packages to the published ones instead of the workspaces' sources. */
const resolvePublished: Plugin = {
  name: 'resolve-published',
  enforce: 'pre',
  resolveId(id) {
    if (!id.startsWith('@gschool/')) return null;
    // Imports are resolved as if this file imported them, so the file must exist.
    const importer = join(publishedFolder, 'node_modules/@gschool/ui/index.js');
    return this.resolve(id, importer, { skipSelf: true });
  },
};

/** Builds the screen of an implementation for production. */
export async function buildScreen(name: string, entry: Entry): Promise<void> {
  if (entry.isPublished) await installPublished();
  await build({
    configFile: false,
    envFile: false,
    root: folder,
    base: './',
    logLevel: 'error',
    plugins: [
      react(),
      entry.isPublished ? resolvePublished : vanillaExtractPlugin({ identifiers: 'short' }),
    ],
    resolve: {
      alias: { '#implementation': join(folder, 'implementations', entry.folder, 'index.tsx') },
      dedupe: ['react', 'react-dom'],
    },
    // Imported only here, so that a build of only our screen needs no installed libraries.
    ...(entry.usesTailwind && {
      css: { postcss: { plugins: [(await import('@tailwindcss/postcss')).default()] } },
    }),
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      target: 'es2022',
      outDir: join(distFolder, name),
      emptyOutDir: true,
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      chunkSizeWarningLimit: 2000,
    },
  });
}

/**
 * The compressed size of all scripts and of all style sheets in bytes, including those that load
 * later.
 */
export function readSizes(name: string): { js: number; css: number } {
  const assets = join(distFolder, name, 'assets');
  const files = readdirSync(assets);
  const sum = (ending: string): number =>
    files
      .filter((file) => file.endsWith(ending))
      .reduce((bytes, file) => bytes + gzipSync(readFileSync(join(assets, file))).length, 0);
  return { js: sum('.js'), css: sum('.css') };
}
