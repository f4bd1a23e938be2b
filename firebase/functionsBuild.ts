import { builtinModules } from 'node:module';

import type { UserConfig } from 'vite';

/**
 * The build of a folder of functions. It bundles the functions with the workspaces that they
 * import, because Firebase installs only the dependencies in the folder's `package.json`.
 */
export const getFunctionsBuild = (root: string): UserConfig => ({
  root,
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
