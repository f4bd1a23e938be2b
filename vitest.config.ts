import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';

import { messages } from './tools/vite/messages';
import { samples } from './tools/vite/samples';
import { settings } from './tools/vite/settings';

const sources = '{packages,apps,mocks,.storybook}/**';

/** Tests run with the demo's settings, whatever `.env` says on this machine. */
const plugins = () => [
  react(),
  vanillaExtractPlugin(),
  messages(),
  settings('demo'),
  samples('demo'),
];

const projects: TestProjectConfiguration[] = [
  {
    plugins: plugins(),
    test: { name: 'unit', environment: 'node', include: [`${sources}/*.test.ts`] },
  },
  {
    plugins: plugins(),
    test: { name: 'dom', environment: 'happy-dom', include: [`${sources}/*.test.tsx`] },
  },
  {
    // These start processes and builds; one file at a time keeps their times honest.
    test: {
      name: 'tools',
      include: ['tools/**/*.test.ts'],
      fileParallelism: false,
      testTimeout: 120_000,
      hookTimeout: 120_000,
    },
  },
  {
    test: {
      name: 'rules',
      include: ['firebase/**/*.test.ts'],
      fileParallelism: false,
      testTimeout: 30_000,
      hookTimeout: 60_000,
    },
  },
];

// A browser is looked for only by who asks for stories: `vitest run --project stories`,
// the path of a story, or Storybook's own test panel.
const asksForStories =
  process.argv.some((argument) => argument.includes('stories')) ||
  process.env['VITEST_STORYBOOK'] === 'true';

export default defineConfig(async () => {
  if (asksForStories) {
    const { findBrowser, browserFlags } = await import('./tools/browser/find');
    const { storiesProject } = await import('./.storybook/storiesProject');
    const { executablePath } = await findBrowser();
    projects.push(await storiesProject({ executablePath, args: browserFlags }));
  }
  return { test: { projects, maxWorkers: 2, passWithNoTests: false } };
});
