import { existsSync } from 'node:fs';

import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import remarkGfm from 'remark-gfm';
import { tsImport } from 'tsx/esm/api';
import { mergeConfig } from 'vite';

import { otherNames } from './mdx/otherNames';
import { relatedComponents } from './mdx/relatedComponents';
import { storyCode } from '../tools/story-code/plugin';
import { propTypes } from './props/plugin';
import { messages } from '../tools/vite/messages';
import { storybookDependencies } from '../tools/vite/prebundledDependencies';
import { repositoryRoot } from '../tools/vite/root';
import { samples } from '../tools/vite/samples';
import { settings } from '../tools/vite/settings';

/** Imported with tsx, because Node cannot load the TypeScript of a linked package. */
const demoMedia = (): Promise<typeof import('../tools/vite/demoMediaPlugin')> =>
  tsImport('../tools/vite/demoMediaPlugin.ts', import.meta.url);

/** Whether this build is for the story tests, which set `STORYBOOK_FOR_TESTS`. */
const isForTests = process.env['STORYBOOK_FOR_TESTS'] === 'true';

/** Tests and visual reviews are started from the development server, so a build shows no tab for them. */
const developmentAddons =
  process.env.NODE_ENV === 'production'
    ? []
    : ['@storybook/addon-vitest', '@chromatic-com/storybook'];

const mockFiles = `${repositoryRoot}/mocks/public`;

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    './**/*.mdx',
    './**/*.stories.tsx',
    '../packages/ui/src/**/*.mdx',
    '../packages/ui/src/**/*.stories.tsx',
    '../apps/*/src/**/*.mdx',
    '../apps/*/src/**/*.stories.tsx',
  ],
  addons: [
    {
      name: '@storybook/addon-docs',
      options: {
        mdxPluginOptions: {
          mdxCompileOptions: {
            // Tables in MDX need the first.
            remarkPlugins: [remarkGfm, otherNames, relatedComponents],
          },
        },
      },
    },
    '@storybook/addon-a11y',
    ...developmentAddons,
    'storybook-addon-tag-badges',
  ],
  staticDirs: [
    './public',
    // The stories of the installation show an icon of the app.
    { from: `${repositoryRoot}/apps/site/public/icons`, to: '/icons' },
    ...(existsSync(mockFiles) ? [mockFiles] : []),
  ],
  // Highlighting reads the style of every element after each change of the page.
  features: {
    sidebarOnboardingChecklist: false,
    highlight: !isForTests,
    // Search reads the headings of a page, and with them its other names (`mdx/otherNames.ts`).
    experimentalSearchDocsHeadings: true,
  },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: async (vite, { configType }) => {
    const { demoMediaPlugin } = await demoMedia();
    return mergeConfig(vite, {
      plugins: [
        storyCode(),
        propTypes(),
        react(),
        vanillaExtractPlugin(),
        messages(),
        // Page stories use the settings of the demo and ignore the local `.env`.
        settings('demo'),
        samples('demo'),
        // The videos of the demo's classes are composed of a few clips.
        demoMediaPlugin(),
      ],
      // The tests read React's warnings, which its production build does not have.
      ...(isForTests &&
        configType === 'PRODUCTION' && {
          define: { 'process.env.NODE_ENV': '"development"' },
        }),
      resolve: {
        dedupe: ['react', 'react-dom'],
        // Pages anywhere import the blocks of this folder by `#storybook/blocks/NAME`.
        alias: { '#storybook': `${repositoryRoot}/.storybook` },
      },
      optimizeDeps: { include: storybookDependencies },
      // The documentation's libraries are large and are not loaded on phones.
      build: { chunkSizeWarningLimit: 4000 },
    });
  },
};

export default config;
