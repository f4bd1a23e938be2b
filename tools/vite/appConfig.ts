import { resolve } from 'node:path';

import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import type { UserConfig } from 'vite';

import type { AppName } from './loadAppConfig';
import { builtFiles } from './builtFiles';
import { messages } from './messages';
import { mockAssets } from './mockAssets';
import { repositoryRoot } from './root';
import { samples } from './samples';
import { settings } from './settings';
import { treeShakeRouter } from './treeShakeRouter';
import { themeInit } from './themeInit';
import { trackRoutes } from './trackRoutes';

/** What is pre-bundled from the start; a late discovery would reload the page in a first visit. */
const optimized = [
  'react',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'react-dom',
  'react-dom/client',
  'react-router-dom',
  '@dnd-kit/core',
  '@dnd-kit/sortable',
  '@lingui/core',
  '@lingui/react',
  'react-hook-form',
  '@hookform/resolvers/zod',
  'zod',
  'zod/mini',
  '@gschool/data > @tanstack/react-query',
  '@gschool/data > firebase/app',
  '@gschool/data > firebase/auth',
  '@gschool/data > firebase/firestore/lite',
  '@gschool/data > firebase/storage',
  '@gschool/domain > dayjs',
  '@gschool/domain > dayjs/plugin/timezone',
  '@gschool/domain > dayjs/plugin/utc',
  '@gschool/domain > zod',
  '@gschool/mocks > idb',
  '@gschool/mocks > msw',
  '@gschool/mocks > msw/browser',
  '@gschool/ui > @radix-ui/react-dialog',
  '@gschool/ui > @radix-ui/react-toast',
  '@gschool/ui > downshift',
  '@gschool/ui > hls.js/light',
  '@gschool/ui > @vanilla-extract/recipes/createRuntimeFn',
];

/** The router's package names only its development files; a build takes the others, which warn of nothing. */
const routerFiles = resolve(repositoryRoot, 'node_modules/react-router/dist/production');
const productionRouter = [
  { find: /^react-router$/, replacement: `${routerFiles}/index.mjs` },
  { find: /^react-router\/dom$/, replacement: `${routerFiles}/dom-export.mjs` },
];

/** Modules that at least this many chunks import are one chunk; fewer, larger files compress better. */
const SHARED_BY_CHUNKS = 30;

/**
 * One chunk for each large library, so that a deployment of our code leaves it cached, and one for what
 * most pages share. The bundler splits everything else by route (docs/decisions/0037).
 */
const chunkGroups = [
  {
    name: 'react',
    test: /\/node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\//,
  },
  // File storage loads with the first upload.
  { name: 'firebase', test: /\/node_modules\/(@firebase|firebase)\/(?!storage)/ },
  { name: 'query', test: /\/node_modules\/@tanstack\// },
  { name: 'shared', test: /\/(packages|apps)\/.*\.tsx?$/, minShareCount: SHARED_BY_CHUNKS },
];

/** Which app, and the port of its development server. */
export interface AppConfigOptions {
  app: AppName;
  port: number;
}

/** What Vite, or `loadAppConfig`, says of the run that the configuration is for. */
export interface ConfigRequest {
  command: 'build' | 'serve';
  mode: string;
  isSsrBuild?: boolean | undefined;
}

/**
 * The Vite configuration of an app. Mode `demo` is the build with the embedded
 * mock backend (`.env.demo`); every other mode carries nothing of it.
 */
export function defineAppConfig({ app, port }: AppConfigOptions) {
  return ({ mode, command, isSsrBuild }: ConfigRequest): UserConfig => {
    const isDemo = mode === 'demo';
    const pack = process.env['GSCHOOL_CONTENT'];
    return {
      root: resolve(repositoryRoot, 'apps', app),
      envDir: repositoryRoot,
      cacheDir: resolve(repositoryRoot, 'node_modules/.vite', app),
      plugins: [
        react(),
        // Long class names are for reading; a build in mode `demo` is a build all the same.
        vanillaExtractPlugin({ identifiers: command === 'build' ? 'short' : 'debug' }),
        messages(),
        settings(),
        themeInit(),
        samples(),
        mockAssets(),
        app === 'shop' && builtFiles('/src/content/blog/feedFile.ts'),
        trackRoutes(),
        treeShakeRouter(),
        // Loaded only where they are used: a production build never reads the mock's files.
        isDemo && import('../clips/demoMediaPlugin').then((m) => m.demoMediaPlugin()),
        Boolean(pack) && import('../content-pack/vitePlugin').then((m) => m.contentPack(pack!)),
      ],
      resolve: {
        dedupe: ['react', 'react-dom'],
        alias: command === 'build' ? productionRouter : [],
      },
      optimizeDeps: { include: optimized },
      server: {
        host: '127.0.0.1',
        port,
        strictPort: true,
        warmup: {
          clientFiles: [
            './src/entry.client.tsx',
            './src/routes/*.tsx',
            './src/features/*/*Page.tsx',
          ],
        },
      },
      // Everything is bundled: Node would not find every file of a package that has no `exports`.
      ...(isSsrBuild ? { ssr: { noExternal: true } } : {}),
      build: {
        target: 'es2022',
        outDir: isSsrBuild ? 'dist-ssr' : isDemo ? 'dist-demo' : 'dist',
        emptyOutDir: true,
        manifest: !isSsrBuild,
        modulePreload: {
          polyfill: false,
          // The entry would name every file of every page: 2 KB for all, so that a few come a moment
          // sooner. Sheets are named, because a page waits for them; scripts name their own.
          resolveDependencies: (_file, files) => files.filter((file) => file.endsWith('.css')),
        },
        // A font or a picture in the code would load before it is known to be needed.
        assetsInlineLimit: (file) => (/\.(woff2?|css|svg)$/.test(file) ? false : undefined),
        reportCompressedSize: false,
        // Sizes are the budget's business (tools/build/budget.ts).
        chunkSizeWarningLimit: 2000,
        rolldownOptions: isSsrBuild ? {} : { output: { codeSplitting: { groups: chunkGroups } } },
      },
    };
  };
}
