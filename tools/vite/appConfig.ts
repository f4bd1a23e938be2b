import { resolve } from 'node:path';

import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import type { Plugin, UserConfig } from 'vite';

import type { AppName } from './loadAppConfig';
import { builtFiles } from './builtFiles';
import { messages } from './messages';
import { mockAssets } from './mockAssets';
import { repositoryRoot } from './root';
import { samples } from './samples';
import { settings } from './settings';
import { shakenRouter } from './shakenRouter';
import { smaller } from './smaller';
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

/** The parts of every page, by their folders: of the library, of the themes and of an app. */
const shell = new RegExp(
  [
    'packages/ui/src/(BackToTop|Button|Container|Eyebrow|Heading|Icon/(Icon|icons/frame|shape)|IconButton|Inline',
    '|Link|Logo|Picture|PosterArt/(PosterArt|artist|formats|random)|SkipLink|Spinner|Stack|Text',
    '|UiProvider|VisuallyHidden|internal/(classNames|externalLinkProps|focus|gap|space|navigation|NavAnchor)|messages(?!/ar))(/|\\.)',
    '|packages/themes/src/(settings|contract)',
    '|packages/app/src/((createValueStore|settings|useIsHydrated)[.]|appearance/|i18n/(?!pseudo|changeLanguage|storedLanguage|LanguageSwitch)|routes/|session/(viewer|useSignOut))',
    '|packages/domain/src/subscription/(access|subscription)(?=[.])',
    '|apps/[a-z]+/src/(config/(env|menus|navigation|paths)|i18n/(i18n|useT|en/shell)|routes/page[.]|features/shell/(Panels|useMenu)',
    '|shared/(leaveQuestion|logoutMessage|panels|routeHandles|useSignOut))',
    '|packages/domain/src/errors/appError|packages/data/src/(session/(SessionProvider|state)|errors/holdErrors)|packages/domain/src/time/zone(?=[.])|packages/data/src/storage',
    '|packages/ui/src/((Toast/(ToastOutlet|ToastsProvider|createToasts|durations)[.]|ErrorState/|EmptyState/)|internal/(useDisclosure|isPlainClick|mediaQueries|useIsHydrated|useStuck))',
    '|vite/preload-helper',
    '|node_modules/@vanilla-extract/recipes',
  ].join(''),
);

/** The door to Firebase: gateway, repositories and mappers of every visit, not what is asked for rarely. */
const door =
  /packages\/data\/src\/(firebase\/(authGateway|catalogueRepository|createFirebaseBackend|documents|libraryRepository|profileRepository|toAppError)|documents\/paths|mappers\/(catalogue|library|profile|read))\./;

/**
 * The document service's light edition needs one class of this library, to compare
 * names such as `__id7__`; the library cannot be shaken. Ours does it with BigInt.
 */
const numericId = {
  find: '@firebase/webchannel-wrapper/bloom-blob',
  replacement: resolve(repositoryRoot, 'packages/data/src/firebase/numericId.ts'),
};

/** The SDK's door to the browser's database, for notes of its own; the mock keeps the library's. */
const heartbeatStore: Plugin = {
  name: 'gschool:heartbeat-store',
  enforce: 'pre',
  apply: 'build',
  resolveId: (source, importer) =>
    source === 'idb' && importer?.includes('/@firebase/app/')
      ? resolve(repositoryRoot, 'packages/data/src/firebase/heartbeatStore.ts')
      : null,
};

/** The member's menu, and the picture in it. */
const account = /packages\/ui\/src\/(Avatar|ProfileMenu)\//;

/** The frame of every page but home: header, breadcrumb, the shape of what is on its way. */
const frame =
  /packages\/data\/src\/queries\/pendingView[.]|packages\/ui\/src\/((Badge|BreadcrumbBanner|Header|HeaderMenu|Skeleton)\/|internal\/arrowStep)|(app\/src\/(BreadcrumbSlot|breadcrumb)|apps\/site\/src\/(features\/shell\/SiteHeader|shared\/layout))\./;

/**
 * What comes with whoever signs in: the rules of profile and membership, the guards, the member's menu and
 * the picture in it. What only the form of a profile asks for stays with its page.
 */
const identity =
  /packages\/(domain\/src\/profile\/(claims|displayName|photo)|data\/src\/(session\/loadMember|account\/leaving)|ui\/src\/(Avatar|ProfileMenu)\/[A-Za-z]+)\.|apps\/site\/src\/(features\/guard\/(RequireAccess|SessionError)|i18n\/en\/member|shared\/(PageWait|suspendGuards))\./;

/**
 * What the first view of a member's pages shares: the queries, the rules of rows, cards. Named one by one:
 * a folder would bring whatever is written beside them. What the browser keeps comes beside Firebase.
 */
const catalogue = new RegExp(
  [
    'packages/(data/src/(queries/(DataProvider|clientOf|createQueryClient|hooks|keys|retry|useMemberQuery)',
    '|cache/lifetimes)|domain/src/(library/(continueWatching|positions|resume)',
    '|catalogue/(rows|sort|series|seriesStanding|featured|becauseYouWatched|spreadRows|release|stylesByInterest|facetNames|levels|progress)',
    '|time/duration)|ui/src/((VideoCard|Carousel|CardGrid|FeaturedHero)/[A-Za-z]+',
    '|internal/(mediaCard|CardProgress)))[.]|apps/site/src/(shared/(ClassTile|PageSkeleton|classLabels|classGrid/gridAddress)|features/catalogue/CatalogueFrame)',
  ].join(''),
);

/** What the browser keeps of earlier visits: asked beside Firebase. */
const kept =
  /packages\/data\/src\/cache\/(browser|counter|entry|entryCache|forget|indexedDbStore|kept|localStore|outcome|writeEntry)[.]/;

/** In the shop cards come without queries, which the pages of posts and samples never ask anything of. */
const cards =
  /packages\/ui\/src\/((VideoCard|Carousel|CardGrid|FeaturedHero|Chip|LoadMore)\/[A-Za-z]+|internal\/(mediaCard|CardProgress))[.]/;

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
        shakenRouter(),
        heartbeatStore,
        smaller(),
        // Loaded only where they are used: a production build never reads the mock's files.
        isDemo && import('../clips/demoMediaPlugin').then((m) => m.demoMediaPlugin()),
        Boolean(pack) && import('../content-pack/vitePlugin').then((m) => m.contentPack(pack!)),
      ],
      resolve: {
        dedupe: ['react', 'react-dom'],
        alias: command === 'build' ? [...productionRouter, numericId] : [],
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
        rolldownOptions: isSsrBuild
          ? {}
          : {
              output: {
                codeSplitting: {
                  includeDependenciesRecursively: false,
                  groups: [
                    {
                      name: 'firebase',
                      // File storage comes with the first picture that is uploaded.
                      test: /\/node_modules\/(@firebase\/(?!storage)|firebase\/(?!storage))|firebase\/(heartbeatStore|numericId)\./,
                    },
                    { name: 'door', test: door },
                    // Pages of pages are the history's alone.
                    {
                      name: 'query',
                      test: /\/node_modules\/@tanstack\/(?!.*[iI]nfiniteQuery(Observer)?[.]js)|packages\/(domain\/src\/locale\/localize|data\/src\/queries\/useLocalize)[.]/,
                    },
                    {
                      name: 'react',
                      test: /\/node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@lingui)\//,
                    },
                    // The shop's menu shows the picture before anybody's profile is read.
                    ...(app === 'shop' ? [{ name: 'account', test: account }] : []),
                    { name: 'identity', test: identity },
                    { name: 'frame', test: frame },
                    // Its parts are never asked for alone.
                    { name: 'alert', test: /packages\/ui\/src\/Alert\// },
                    { name: 'kept', test: kept },
                    app === 'shop'
                      ? { name: 'cards', test: cards }
                      : { name: 'catalogue', test: catalogue },
                    // One file compresses better than twenty: what every page shows.
                    { name: 'shell', test: shell },
                  ],
                },
              },
            },
      },
    };
  };
}
