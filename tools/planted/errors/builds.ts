import type { PlantedError } from '../plantedError';

/** Errors in builds, build tools, the operator's commands and the published packages. */
export const buildsErrors: readonly PlantedError[] = [
  {
    id: 'mock-in-production',
    promise: 'A production build contains nothing of the mock.',
    edits: [
      {
        file: 'apps/site/src/entry.client.tsx',
        name: 'startMock',
        code: "async () => (await import('@gschool/mocks/browser')).startMock({ search: '' })",
      },
    ],
    noticedBy: {
      step: 'processes',
      file: 'tools/build/production.process.test.ts',
      test: 'contains nothing of the mock',
    },
  },
  {
    id: 'style-attribute-prerendered',
    promise: 'A prerendered page contains nothing that the content security policy would block.',
    edits: [
      {
        file: 'apps/site/src/features/home/Hero.tsx',
        prop: 'h1.style',
        code: "{{ maxInlineSize: '40ch' }}",
      },
    ],
    noticedBy: {
      step: 'processes',
      file: 'tools/build/production.process.test.ts',
      test: 'follows the content security policy',
    },
  },
  {
    id: 'sitemap-without-pages',
    promise: 'The sitemap lists the pages that search engines may list.',
    edits: [{ file: 'tools/build/head.ts', name: 'createSitemap', code: "return '';" }],
    noticedBy: {
      step: 'processes',
      file: 'tools/build/production.process.test.ts',
      test: 'lists its public pages for robots',
    },
  },
  {
    id: 'app-cannot-be-installed',
    promise: 'An app can be installed.',
    edits: [
      {
        file: 'tools/build/webManifest.ts',
        name: 'createWebManifest.display',
        code: "'browser'",
      },
    ],
    noticedBy: { step: 'tools', file: 'tools/build/webManifest.test.ts' },
  },
  {
    id: 'player-in-the-first-view',
    promise: 'The first view of a page stays below its limit: the player loads later.',
    edits: [
      {
        file: 'apps/shop/src/features/media/video/VideoStage.tsx',
        line: 'const { Component: ClipPlayer } =',
        text: "import { ClipPlayer } from './ClipPlayer';",
      },
    ],
    noticedBy: { step: 'budget' },
  },
  {
    id: 'chunks-in-a-circle',
    promise: 'No two chunks of a build import each other.',
    edits: [
      {
        file: 'tools/vite/appConfig.ts',
        name: 'clientChunks.codeSplitting',
        code: `{
          includeDependenciesRecursively: false,
          groups: [
            { name: 'a', test: /ui.src.(actions|forms|providers)./ },
            { name: 'b', test: /ui.src.(internal|layout|navigation|overlays)./ },
          ],
        }`,
      },
    ],
    noticedBy: { step: 'budget' },
    printed: 'CIRCULAR IMPORT',
  },
  {
    id: 'arabic-value-missing',
    promise: 'An Arabic message has the same placeholders as the English one, such as a price.',
    edits: [
      {
        file: 'apps/shop/src/i18n/ar/checkout.messages.json',
        line: '"delivery.untilCheaper":',
        text: '"delivery.untilCheaper": "أضيفي منتجات لينخفض سعره",',
      },
    ],
    noticedBy: {
      step: 'tools',
      file: 'tools/vite/languages.test.ts',
      test: 'have the same placeholders',
    },
  },
  {
    id: 'layout-ignores-the-text-size',
    promise: 'No page overflows or cuts a text when the text is large.',
    edits: [
      { file: 'packages/themes/src/breakpoints.ts', name: 'toEm', code: 'return `${pixels}px`;' },
    ],
    noticedBy: {
      step: 'tools',
      file: 'tools/layout/layout.process.test.ts',
      test: 'large-text: a sample of pages',
    },
  },
  {
    id: 'published-pins',
    promise: 'An app that installs a published package may get newer compatible dependencies.',
    edits: [{ file: 'tools/publish/manifest.ts', name: 'toRange', code: 'return version;' }],
    noticedBy: { step: 'tools', file: 'tools/publish/manifest.test.ts' },
  },
  {
    id: 'story-code-without-its-data',
    promise: 'The code that Storybook shows for a story compiles in an app.',
    edits: [
      {
        file: 'tools/story-code/collector.ts',
        name: 'declare',
        code: 'this.declared.set(name, module.file);',
      },
    ],
    noticedBy: { step: 'tools', file: 'tools/story-code/storyCode.test.ts' },
  },
  {
    id: 'docs-mounted-with-each-theme',
    promise: 'A documentation page keeps its stories and its place when the theme changes.',
    edits: [{ file: '.storybook/SteadyDocsRenderer.ts', name: 'constructor', code: 'super();' }],
    noticedBy: {
      step: 'tools',
      file: 'tools/stories/docs.process.test.ts',
      test: 'keeps the stories and the place',
    },
  },
  {
    id: 'dry-run-changes-the-order',
    promise: 'A dry run of an operator command writes nothing.',
    edits: [{ file: 'operator/src/order/commands.ts', name: 'isDryRun', code: 'false' }],
    noticedBy: { step: 'tools', file: 'operator/src/order/run.test.ts' },
  },
  {
    id: 'two-publications-at-once',
    promise: 'Two publications at once leave one whole catalog.',
    edits: [
      { file: 'packages/admin/src/content/release/run.ts', name: 'assertNoOtherRun', code: '' },
    ],
    noticedBy: {
      step: 'unit',
      file: 'packages/admin/src/content/release/publish.test.ts',
      test: 'the second is told that another is running',
    },
  },
  {
    id: 'pack-with-letters-in-another-encoding',
    promise: 'The check of a content pack refuses captions that are not UTF-8.',
    edits: [
      {
        file: 'packages/admin/src/pack-files/encoding.ts',
        name: 'decodeText',
        code: 'return { ok: true, text: new TextDecoder().decode(bytes), hasMark: false };',
      },
    ],
    noticedBy: { step: 'tools', file: 'operator/src/content-pack/brokenPacks.test.ts' },
  },
  {
    id: 'quadratic-pattern',
    promise: 'No regular expression takes quadratic time on untrusted text.',
    edits: [
      {
        file: 'packages/domain/src/downloads/masterPlaylist.ts',
        name: 'ATTRIBUTE',
        code: '/([A-Z0-9-]+)=(?:"([^"]*)"|([^",]*))/g',
      },
    ],
    noticedBy: { step: 'tools', file: 'tools/test/patterns.test.ts' },
  },
  {
    id: 'workflow-that-may-write',
    promise: 'A workflow has no more rights than it needs.',
    edits: [
      { file: '.github/workflows/test.yml', line: 'contents: read', text: '  contents: write' },
    ],
    noticedBy: { step: 'tools', file: 'tools/test/workflows.test.ts' },
  },
  {
    id: 'test-without-project',
    promise: 'Every test file is run by one of the steps.',
    edits: [
      {
        file: 'docs/planted.test.ts',
        create: "import { it } from 'vitest';\n\nit('is never run', () => {});\n",
      },
    ],
    noticedBy: { step: 'tools', file: 'tools/test/projects.test.ts' },
  },
  {
    id: 'criterion-without-a-row',
    promise: 'The accessibility report has every criterion of WCAG 2.2 A and AA.',
    edits: [{ file: 'docs/accessibility.md', line: '| 9.1.4.3 ', text: '' }],
    noticedBy: { step: 'tools', file: 'tools/accessibility/report.test.ts' },
  },
];
