import type { PlantedError } from '../plantedError';

/** Errors in the builds, in the tools around them, and in what is published. */
export const buildsErrors: readonly PlantedError[] = [
  {
    id: 'builds-mock-in-production',
    promise: 'A production build contains nothing of the mock.',
    edits: [
      {
        file: 'apps/site/src/entry.client.tsx',
        find: "import.meta.env.MODE === 'demo'",
        replace: "import.meta.env.MODE !== 'live'",
      },
    ],
    noticedBy: {
      step: 'tools',
      file: 'tools/build/production.test.ts',
      test: 'the production build of the site contains nothing of the mock',
    },
  },
  {
    id: 'builds-style-attribute-prerendered',
    promise: 'A prerendered page contains nothing that the content security policy would block.',
    edits: [
      {
        file: 'apps/site/src/features/home/Hero.tsx',
        find: 'className={styles.lead}',
        replace: "className={styles.lead} style={{ maxInlineSize: '40ch' }}",
      },
    ],
    noticedBy: {
      step: 'tools',
      file: 'tools/build/production.test.ts',
      test: 'the production build of the site follows the content security policy',
    },
  },
  {
    id: 'builds-rating-without-reviews',
    promise: 'A product without reviews has no rating for search engines.',
    edits: [
      {
        file: 'packages/app/src/structured-data/product.ts',
        find: 'rating && rating.count > 0',
        replace: 'rating',
      },
    ],
    noticedBy: {
      step: 'unit',
      file: 'packages/app/src/structured-data/structuredData.test.ts',
      test: 'has no rating',
    },
  },
  {
    id: 'builds-samples-not-marked',
    promise: 'The invented titles of the shop say to search engines that they are samples.',
    edits: [
      {
        file: 'packages/app/src/structured-data/title.ts',
        find: '    disambiguatingDescription: title.sampleNote,\n',
        replace: '',
      },
    ],
    noticedBy: {
      step: 'tools',
      file: 'tools/build/structured-data/structuredData.test.ts',
      test: 'the structured data of the shop has only known types',
    },
  },
  {
    id: 'builds-answers-not-shown',
    promise: 'Structured data says nothing that the page does not show.',
    edits: [
      {
        file: 'apps/site/src/structured-data/describeSchool.ts',
        find: 'createQuestion(getText(question), getText(answer))',
        replace: 'createQuestion(getText(question), getText(answer).toUpperCase())',
      },
    ],
    noticedBy: {
      step: 'tools',
      file: 'tools/build/structured-data/structuredData.test.ts',
      test: 'the structured data of the site says nothing that the page does not show',
    },
  },
  {
    id: 'builds-appearance-set-after-the-app',
    promise: 'The appearance is set before anything else on a page runs.',
    edits: [
      {
        file: 'apps/shop/index.html',
        find: '    <script src="/theme-init.js"></script>\n',
        replace: '',
      },
      {
        file: 'apps/shop/index.html',
        find: '<script type="module" src="/src/entry.client.tsx"></script>',
        replace:
          '<script type="module" src="/src/entry.client.tsx"></script>\n    <script src="/theme-init.js"></script>',
      },
    ],
    noticedBy: {
      step: 'tools',
      file: 'tools/build/production.test.ts',
      test: 'the production build of the shop follows the content security policy',
    },
  },
  {
    id: 'builds-sitemap-of-every-page',
    promise: 'The sitemap lists only the pages that search engines may list.',
    edits: [
      {
        file: 'tools/build/prerender.ts',
        find: 'prerenderPaths.flatMap((path) => indexedPages.get(path) ?? [])',
        replace: 'prerenderPaths.map((path) => ({ path }))',
      },
    ],
    noticedBy: {
      step: 'tools',
      file: 'tools/build/production.test.ts',
      test: 'the production build of the site tells robots its pages',
    },
  },
  {
    id: 'builds-private-page-is-listed',
    promise: 'A page that search engines must not list contains `noindex`.',
    edits: [
      {
        file: 'tools/build/head.ts',
        find: '!data.isIndexed || data.path === null',
        replace: 'data.path === null',
      },
    ],
    noticedBy: { step: 'tools', file: 'tools/build/head.test.ts' },
  },
  {
    id: 'builds-player-in-the-first-view',
    promise: 'The first view of a page stays below its limit: the player loads later.',
    edits: [
      {
        file: 'apps/shop/src/features/media/video/VideoStage.tsx',
        find: /import \{ lazyPage \} .*\n/,
        replace: '',
      },
      {
        file: 'apps/shop/src/features/media/video/VideoStage.tsx',
        find: /const { Component: ClipPlayer } = .*/,
        replace: "import { ClipPlayer } from './ClipPlayer';",
      },
    ],
    noticedBy: { step: 'budget' },
  },
  {
    id: 'builds-chunks-in-a-circle',
    promise: 'No two chunks of a build import each other.',
    edits: [
      {
        file: 'tools/vite/appConfig.ts',
        find: "{ name: 'app', tags",
        // `actions` imports `internal`, and `internal` imports `providers`.
        replace: `{ name: 'a', test: /ui.src.(actions|providers)./ },
        { name: 'b', test: /ui.src.internal.(\\w+Anchor|external)/ },
        { name: 'app', tags`,
      },
      {
        file: 'tools/vite/appConfig.ts',
        find: 'codeSplitting: {',
        replace: 'codeSplitting: {\n      includeDependenciesRecursively: false,',
      },
    ],
    noticedBy: { step: 'budget' },
  },
  {
    id: 'builds-blocking-style-sheet',
    promise: 'Nothing but the document is loaded before the first paint of a page.',
    edits: [
      {
        file: 'apps/site/index.html',
        find: '<!--app-head-->',
        replace: '<link rel="stylesheet" href="/print.css" /><!--app-head-->',
      },
    ],
    noticedBy: { step: 'budget' },
  },
  {
    id: 'builds-second-font',
    promise: 'A page loads one font.',
    edits: [
      {
        file: 'packages/themes/src/font/faces.css.ts',
        find: 'globalFontFace(fallbackFamily, fallbackFaces);',
        replace: `globalFontFace(fallbackFamily, fallbackFaces);
globalFontFace('Inter Italic', {
  src: "url('@fontsource-variable/inter/files/inter-latin-wght-italic.woff2') format('woff2')",
  fontStyle: 'italic',
});`,
      },
    ],
    noticedBy: { step: 'budget' },
  },
  {
    id: 'builds-banner-after-hydration',
    promise: 'Nothing on a page moves while it loads.',
    edits: [
      {
        file: 'packages/app/src/breadcrumb.tsx',
        find: 'return state.show ? { html: render(), state: JSON.stringify(state) } : { html };',
        replace: 'return { html };',
      },
    ],
    noticedBy: { step: 'journeys', file: 'e2e/layoutShift.spec.ts', test: '/about/faq' },
  },
  {
    id: 'builds-arabic-price-missing',
    promise: 'An Arabic message has the same placeholders as the English one, such as a price.',
    edits: [
      {
        file: 'apps/shop/src/i18n/ar/checkout.messages.json',
        find: 'بقيمة {price}',
        replace: 'بقيمة {amount}',
      },
    ],
    noticedBy: {
      step: 'tools',
      file: 'tools/vite/languages.test.ts',
      test: 'ask for the same values',
    },
  },
  {
    id: 'builds-arabic-plural-missing',
    promise: 'Arabic has separate plural forms for 3 items and for 11.',
    edits: [
      {
        file: 'apps/shop/src/i18n/ar/cart.messages.json',
        find: / few \{[^}]*\}/,
        replace: '',
      },
    ],
    noticedBy: {
      step: 'tools',
      file: 'tools/vite/languages.test.ts',
      test: 'inflect every counted thing',
    },
  },
  {
    id: 'builds-unused-message',
    promise: 'The apps load no messages that no page uses.',
    edits: [
      {
        file: 'apps/shop/src/i18n/en/wishlist.messages.json',
        find: '  "wishlist.title":',
        replace: '  "wishlist.share": "Share the wishlist",\n  "wishlist.title":',
      },
      {
        file: 'apps/shop/src/i18n/ar/wishlist.messages.json',
        find: '  "wishlist.title":',
        replace: '  "wishlist.share": "شاركي قائمة الأمنيات",\n  "wishlist.title":',
      },
    ],
    noticedBy: { step: 'unit', file: 'apps/shop/src/i18n/messages.test.ts' },
  },
  {
    id: 'builds-message-of-another-page',
    promise: 'A page loads all messages that it shows, and never shows the id of a message.',
    edits: [
      {
        file: 'apps/site/src/features/faq/FaqPage.tsx',
        find: "t('faq.contact')",
        replace: "t('contact.title')",
      },
    ],
    noticedBy: {
      step: 'unit',
      file: 'apps/site/src/i18n/messages.test.ts',
      test: 'loads with faq every message that it uses',
    },
  },
  {
    id: 'builds-start-blames-another-port',
    promise: 'npm start names the server whose port is taken.',
    edits: [
      {
        file: 'tools/dev/start.ts',
        find: 'serverNames[ports.indexOf(port)]',
        replace: 'serverNames[taken.indexOf(port)]',
      },
    ],
    noticedBy: {
      step: 'tools',
      file: 'tools/dev/start.process.test.ts',
      test: 'names a port that is taken',
    },
  },
  {
    id: 'builds-setting-without-an-example',
    promise: '.env.example names every setting.',
    edits: [
      {
        file: '.env.example',
        find: 'VITE_NEWSLETTER_URL=',
        replace: 'VITE_LETTERS_URL=',
      },
    ],
    noticedBy: { step: 'tools', file: 'tools/vite/envExample.test.ts' },
  },
  {
    id: 'builds-test-without-project',
    promise: 'Every test file is run by one of the steps.',
    edits: [{ file: 'vitest.config.ts', find: 'mocks,.storybook}', replace: 'mocks}' }],
    noticedBy: { step: 'tools', file: 'tools/test/projects.test.ts' },
  },
  {
    id: 'builds-guide-names-no-script',
    promise: 'Every command in the deployment guide exists.',
    edits: [
      {
        file: 'docs/deploy.md',
        find: 'npm run build-storybook',
        replace: 'npm run storybook-build',
      },
    ],
    noticedBy: { step: 'tools', file: 'operator/src/deployDoc.test.ts' },
  },
  {
    id: 'builds-published-pins',
    promise: 'An app that installs a published package may get newer compatible dependencies.',
    edits: [
      {
        file: 'tools/publish/manifest.ts',
        find: '`^${version}`',
        replace: '`${version}`',
      },
    ],
    noticedBy: { step: 'tools', file: 'tools/publish/manifest.test.ts' },
  },
  {
    id: 'builds-story-code-without-its-data',
    promise: 'The code that Storybook shows for a story compiles in an app.',
    edits: [
      {
        file: 'tools/story-code/collector.ts',
        find: 'this.declarations.push(statement);',
        replace: '',
      },
    ],
    noticedBy: {
      step: 'tools',
      file: 'tools/publish/publish.process.test.ts',
      test: 'type-checks with the code of every story that Storybook shows',
    },
  },
  {
    id: 'builds-docs-mounted-with-each-theme',
    promise: 'A documentation page keeps its stories and its place when the theme changes.',
    edits: [
      {
        file: '.storybook/SteadyDocsRenderer.ts',
        find: 'if (shown === context) return;',
        replace: '',
      },
    ],
    noticedBy: {
      step: 'tools',
      file: 'tools/stories/docs.process.test.ts',
      test: 'keeps the stories and the place',
    },
  },
];
