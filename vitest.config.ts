import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { configDefaults, defineConfig, type TestProjectConfiguration } from 'vitest/config';

import { messages } from './tools/vite/messages';
import { samples } from './tools/vite/samples';
import { settings } from './tools/vite/settings';

const sources = '{packages,apps,mocks,.storybook}/**';

/** Tests run with the demo's settings, whatever `.env` says on this machine. */
const plugins = () => [
  react(),
  // Styles run like every other module, instead of once more in a compiler beside the tests.
  vanillaExtractPlugin({ unstable_mode: 'transform' }),
  messages(),
  settings('demo'),
  samples('demo'),
];

/** The real SDK keeps state for the whole process, and the fake replaces `fetch`. */
const withFirebase = ['packages/data/src/firebase/**/*.test.ts', 'mocks/src/contract/**/*.test.ts'];

/** What all tests of units share; a thread keeps its modules from one file to the next. */
const units = {
  pool: 'threads' as const,
  setupFiles: ['./tools/test/unitSetup.ts'],
  isolate: false,
  // Random runs take seconds where other steps use the same cores.
  testTimeout: 20_000,
};

const projects: TestProjectConfiguration[] = [
  {
    plugins: plugins(),
    test: {
      ...units,
      name: 'unit',
      environment: 'node',
      include: [`${sources}/*.test.ts`],
      exclude: [...configDefaults.exclude, ...withFirebase],
    },
  },
  {
    plugins: plugins(),
    test: { ...units, name: 'dom', environment: 'happy-dom', include: [`${sources}/*.test.tsx`] },
  },
  {
    plugins: plugins(),
    test: { name: 'firebase', environment: 'node', include: withFirebase },
  },
  {
    // These start processes on free ports, and mostly wait for them.
    test: {
      name: 'tools',
      include: ['{tools,operator}/**/*.test.ts'],
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
  process.argv.some((argument) => /^(--project=)?stories$|\.stories\.tsx$/.test(argument)) ||
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
