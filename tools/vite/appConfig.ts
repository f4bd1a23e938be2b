import { resolve } from 'node:path';

import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import type { UserConfig } from 'vite';

import type { AppName } from './loadAppConfig';
import { builtFiles } from './builtFiles';
import { messages } from './messages';
import { mockAssets } from './mockAssets';
import { appDependencies } from './prebundledDependencies';
import { repositoryRoot } from './root';
import { samples } from './samples';
import { settings } from './settings';
import { treeShakeRouter } from './treeShakeRouter';
import { themeInit } from './themeInit';
import { trackRoutes } from './trackRoutes';

/**
 * The router's package exports only its development files; a build uses the production files,
 * which contain no warnings.
 */
const routerFiles = resolve(repositoryRoot, 'node_modules/react-router/dist/production');
const productionRouter = [
  { find: /^react-router$/, replacement: `${routerFiles}/index.mjs` },
  { find: /^react-router\/dom$/, replacement: `${routerFiles}/dom-export.mjs` },
];

/**
 * One chunk for each large library, which stays cached when only our code changes, and one for
 * modules that most pages share. The bundler splits everything else by route
 * (docs/decisions/0037).
 */
const clientOutput = (sharedBy: number) => ({
  // Every chunk names the chunks that it imports: without readable names a first view is 2 KB smaller.
  chunkFileNames: 'assets/[hash].js',
  assetFileNames: ({ names }: { names: string[] }) =>
    names[0]?.endsWith('.css') ? 'assets/[hash][extname]' : 'assets/[name]-[hash][extname]',
  codeSplitting: {
    groups: [
      {
        name: 'react',
        test: /\/node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\//,
      },
      // File storage loads with the first upload.
      { name: 'firebase', test: /\/node_modules\/(@firebase|firebase)\/(?!storage)/ },
      { name: 'query', test: /\/node_modules\/@tanstack\// },
      { name: 'shared', test: /\/(packages|apps)\/.*\.tsx?$/, minShareCount: sharedBy },
    ],
  },
});

export interface AppConfigOptions {
  app: AppName;
  /** The port of the development server. */
  port: number;
  /**
   * About half the number of the app's pages. Modules that this many chunks import are one chunk,
   * because one file compresses better than many small ones.
   */
  sharedBy: number;
}

/** What Vite or `loadAppConfig` says about the run. */
export interface ConfigRequest {
  command: 'build' | 'serve';
  mode: string;
  isSsrBuild?: boolean | undefined;
}

/** The Vite configuration of an app. Only mode `demo` contains the mock backend (`.env.demo`). */
export function defineAppConfig({ app, port, sharedBy }: AppConfigOptions) {
  return ({ mode, command, isSsrBuild }: ConfigRequest): UserConfig => {
    const isDemo = mode === 'demo';
    const pack = process.env['GSCHOOL_CONTENT'];
    return {
      root: resolve(repositoryRoot, 'apps', app),
      envDir: repositoryRoot,
      cacheDir: resolve(repositoryRoot, 'node_modules/.vite', app),
      plugins: [
        react(),
        // Long class names help while developing; a demo build is still a build.
        vanillaExtractPlugin({ identifiers: command === 'build' ? 'short' : 'debug' }),
        messages(),
        settings(),
        themeInit(),
        samples(),
        mockAssets(),
        app === 'shop' && builtFiles('/src/content/blog/feedFile.ts'),
        trackRoutes(),
        treeShakeRouter(),
        // Loaded only in these modes, so a production build never reads the mock's files.
        isDemo && import('../clips/demoMediaPlugin').then((m) => m.demoMediaPlugin()),
        Boolean(pack) && import('../content-pack/vitePlugin').then((m) => m.contentPack(pack!)),
      ],
      resolve: {
        dedupe: ['react', 'react-dom'],
        alias: command === 'build' ? productionRouter : [],
      },
      optimizeDeps: { include: appDependencies },
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
      // Bundles everything, because Node would not find every file of a package without
      // `exports`.
      ...(isSsrBuild ? { ssr: { noExternal: true } } : {}),
      build: {
        target: 'es2022',
        outDir: isSsrBuild ? 'dist-ssr' : isDemo ? 'dist-demo' : 'dist',
        emptyOutDir: true,
        manifest: !isSsrBuild,
        modulePreload: {
          polyfill: false,
          // Without this filter, the entry names every file of every page (2 KB). Style sheets
          // stay, because a page waits for them; scripts name their own imports.
          resolveDependencies: (_file, files) => files.filter((file) => file.endsWith('.css')),
        },
        // A font or a picture inside the code would load before it is needed.
        assetsInlineLimit: (file) => (/\.(woff2?|css|svg)$/.test(file) ? false : undefined),
        reportCompressedSize: false,
        // `tools/build/budget.ts` checks sizes.
        chunkSizeWarningLimit: 2000,
        rolldownOptions: isSsrBuild ? {} : { output: clientOutput(sharedBy) },
      },
    };
  };
}
