import { builtinModules } from 'node:module';

import type { UserConfig } from 'vite';

/**
 * The build of a folder of functions. It bundles them with the workspaces that they import, because
 * Firebase installs only the `package.json` of the folder.
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
