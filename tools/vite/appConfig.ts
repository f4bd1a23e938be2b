import { resolve } from 'node:path';

import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import type { Rolldown, UserConfig } from 'vite';

import { getAppBase } from './appBase';
import type { AppName } from './loadAppConfig';
import { builtFiles } from './builtFiles';
import { chunkFiles } from './chunkFiles';
import { messages } from './messages';
import { developmentWorker } from './developmentWorker';
import { mockAssets } from './mockAssets';
import { appDependencies } from './prebundledDependencies';
import { repositoryRoot } from './root';
import { samples } from './samples';
import { settings } from './settings';
import { snapshot } from './snapshot';
import { treeShakeRouter } from './treeShakeRouter';
import { themeInit } from './themeInit';
import { trackRoutes } from './trackRoutes';
import { watchWorkspaces } from './watchWorkspaces';
import { webManifest } from './webManifest';

/**
 * The router's package exports only its development files. A build uses the production files, which
 * contain no warnings.
 */
const routerFiles = resolve(repositoryRoot, 'node_modules/react-router/dist/production');
const productionRouter = [
  { find: /^react-router$/, replacement: `${routerFiles}/index.mjs` },
  { find: /^react-router\/dom$/, replacement: `${routerFiles}/dom-export.mjs` },
];

const styleSheet = /\.css$/;

/**
 * Chunks are split by library and route (docs/decisions/0040): one chunk for each large library,
 * one for all static imports of the entry, and one for each dynamic import.
 */
const clientChunks: Pick<Rolldown.RolldownOptions, 'preserveEntrySignatures' | 'output'> = {
  preserveEntrySignatures: false,
  output: {
    codeSplitting: {
      // Small code that several routes share is copied into their chunks; the bundler's runtime
      // keeps only one state per module. Style sheets are not copied, because their order would
      // change.
      experimentalInlineCommonChunks: { maxSize: 16_000, exclude: styleSheet },
      groups: [
        {
          name: 'react',
          test: /\/node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\//,
        },
        // The sign-in form needs Authentication without Firestore. Storage loads with an upload, and
        // App Check only if it is set up.
        {
          name: 'firebase',
          test: /\/node_modules\/(@firebase|firebase)\/(?!auth|firestore|webchannel|storage|app-check|node_modules)/,
        },
        { name: 'auth', test: /\/node_modules\/@firebase\/auth\// },
        { name: 'firestore', test: /\/node_modules\/@firebase\/(firestore|webchannel-wrapper)\// },
        { name: 'query', test: /\/node_modules\/@tanstack\/(?!(react-)?virtual)/ },
        { name: 'virtual', test: /\/node_modules\/@tanstack\/(react-)?virtual/ },
        { name: 'app', tags: ['$initial'] },
        // Style sheets that many routes share go into one file.
        { name: 'styles', test: styleSheet, minShareCount: 4 },
      ],
    },
  },
};

/** The chunks that a member's pages load first. Each imports a large library. */
const firstChunks = /\/(firebase|openAuth|openDocuments)-/;

/**
 * The scripts that a dynamic import of a chunk requests immediately, with its style sheets. The
 * chunk is one of them, because otherwise it is requested only after its style sheets have arrived.
 * `scripts` also has the imports of the chunk, but with them the entry would list every file of
 * every page (2 KB).
 */
const getPreloadedScripts = (chunk: string, scripts: readonly string[]): string[] => {
  if (firstChunks.test(chunk)) return [...scripts];
  return scripts.length > 0 ? [chunk] : [];
};

export interface AppConfigOptions {
  app: AppName;
  /** The port of the development server. */
  port: number;
}

/** The entry of an app in the browser, relative to the app's folder. */
const clientEntry = 'src/entry.client.tsx';

/** The facts about the run that Vite or `loadAppConfig` passes. */
export interface ConfigRequest {
  command: 'build' | 'serve';
  mode: string;
  isSsrBuild?: boolean | undefined;
}

/**
 * The Vite configuration of an app. Only the mode `demo` contains the mock backend (`.env.demo`).
 */
export function defineAppConfig({ app, port }: AppConfigOptions) {
  return ({ mode, command, isSsrBuild }: ConfigRequest): UserConfig => {
    const isDemo = mode === 'demo';
    const pack = process.env['GSCHOOL_CONTENT'];
    return {
      root: resolve(repositoryRoot, 'apps', app),
      base: getAppBase(app, { mode, command }),
      envDir: repositoryRoot,
      cacheDir: resolve(repositoryRoot, 'node_modules/.vite', app),
      plugins: [
        react(),
        // Long class names help during development; a demo build is still a build.
        vanillaExtractPlugin({ identifiers: command === 'build' ? 'short' : 'debug' }),
        messages(),
        settings(),
        themeInit(),
        samples(),
        snapshot(),
        // In the demo, the site serves the mock's files to the studio, too.
        app !== 'studio' && mockAssets(),
        developmentWorker(),
        watchWorkspaces(),
        app === 'shop' && builtFiles('/src/content/blog/feedFiles.ts'),
        webManifest(),
        trackRoutes(),
        chunkFiles(),
        treeShakeRouter(),
        // Loaded only in these modes, so a production build never reads the mock's files.
        isDemo && import('./demoMediaPlugin').then((m) => m.demoMediaPlugin()),
        isDemo &&
          app === 'site' &&
          Boolean(pack) &&
          import('../content-pack/vitePlugin').then((m) => m.contentPack(pack!)),
        isDemo &&
          app === 'studio' &&
          Boolean(pack) &&
          import('../content-pack/vitePlugin').then((m) => m.contentPackUrl()),
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
      // Everything is bundled, because Node could not resolve every file of a package without
      // `exports`.
      ...(isSsrBuild ? { ssr: { noExternal: true } } : {}),
      build: {
        target: 'es2022',
        outDir: isSsrBuild ? 'dist-ssr' : isDemo ? 'dist-demo' : 'dist',
        emptyOutDir: true,
        manifest: !isSsrBuild,
        // `tools/build/notices.ts` creates the third-party notices from it.
        license: isSsrBuild ? false : { fileName: '.vite/license.json' },
        modulePreload: {
          polyfill: false,
          resolveDependencies: getPreloadedScripts,
        },
        // A font or picture inlined in the code would load before it is needed.
        assetsInlineLimit: (file) => (/\.(woff2?|css|svg)$/.test(file) ? false : undefined),
        reportCompressedSize: false,
        // `tools/build/budget.ts` checks sizes.
        chunkSizeWarningLimit: 2000,
        // The prerenderer writes the documents (tools/build/document.ts).
        rolldownOptions: isSsrBuild ? {} : { input: clientEntry, ...clientChunks },
      },
    };
  };
}
