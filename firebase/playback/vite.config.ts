import { builtinModules } from 'node:module';

import { defineConfig } from 'vite';

/**
 * Bundles the function with the workspaces that they import, because Firebase installs only
 * `package.json` of this folder.
 */
export default defineConfig({
  root: import.meta.dirname,
  build: {
    ssr: 'src/index.ts',
    outDir: 'lib',
    target: 'node22',
    sourcemap: true,
    minify: false,
    rolldownOptions: {
      external: [/^firebase-(admin|functions)/, ...builtinModules, /^node:/],
      output: { entryFileNames: 'index.js' },
    },
  },
  ssr: { noExternal: true },
});
