import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import react from '@vitejs/plugin-react';
import { build } from 'vite';

const folder = fileURLToPath(new URL('.', import.meta.url));

/** The folder that is served, with one folder per implementation. */
export const distFolder = join(folder, 'dist');

/** Builds a list of members with another library for production. */
export async function buildImplementation(name: string): Promise<void> {
  await build({
    configFile: false,
    envFile: false,
    root: folder,
    base: './',
    logLevel: 'error',
    plugins: [react()],
    resolve: {
      alias: { '#implementation': join(folder, 'implementations', name, 'main.tsx') },
      dedupe: ['react', 'react-dom'],
    },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      target: 'es2022',
      outDir: join(distFolder, name),
      emptyOutDir: true,
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      chunkSizeWarningLimit: 4000,
    },
  });
}
