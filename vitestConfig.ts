import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { configDefaults, defineConfig, type TestProjectConfiguration } from 'vitest/config';

import { bypassProxyForLocalHosts } from './tools/test/noProxy';
import { slowImports } from './tools/vite/slowImports';
import { messages } from './tools/vite/messages';
import { samples } from './tools/vite/samples';
import { settings } from './tools/vite/settings';
import { snapshot } from './tools/vite/snapshot';

bypassProxyForLocalHosts();
// React has no `act` in its production build, which a shell with NODE_ENV=production would choose.
process.env.NODE_ENV = 'test';

const sources = '{packages,apps,mocks,.storybook}/**';

/** Set by the step `slow-units` of `npm run test:full`. */
const isSlow = process.env['TEST_SLOW_IMPORTS'] === 'true';

/** Tests use the demo's settings, whatever `.env` contains. */
const plugins = () => [
  react(),
  // Styles run as normal modules instead of through a separate compiler.
  vanillaExtractPlugin({ unstable_mode: 'transform' }),
  messages(),
  settings('demo'),
  samples('demo'),
  snapshot('tools/build/testing/snapshot.json'),
  ...(isSlow ? [slowImports()] : []),
];

/** The real SDK has state for the whole process, and the mock replaces `fetch`. */
const withFirebase = [
  'packages/data/src/{firebase,entities/*/firebase}/**/*.test.ts',
  'mocks/src/contract/**/*.test.ts',
];

/**
 * These start servers, emulators and package managers on free ports, and mostly wait for them.
 * They run in `npm run test:merge`.
 */
const startsProcesses = ['{tools,operator,firebase}/**/*.{process,emulator}.test.ts'];

/** The options of all unit tests. Files of a thread share modules, except when code loads slowly. */
const units = {
  pool: 'threads' as const,
  setupFiles: [
    ...(isSlow ? ['./tools/test/loadSlowly.ts'] : []),
    './tools/test/unitSetup.ts',
    './tools/test/randomTests.ts',
  ],
  isolate: isSlow,
  // Random runs would take seconds on cores that other steps use.
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
    test: {
      name: 'firebase',
      environment: 'node',
      include: withFirebase,
      setupFiles: ['./tools/test/firebaseSetup.ts', './tools/test/randomTests.ts'],
      testTimeout: 20_000,
    },
  },
  {
    test: {
      name: 'tools',
      include: ['{tools,operator}/**/*.test.ts'],
      exclude: [...configDefaults.exclude, ...startsProcesses],
      globalSetup: ['./tools/test/temporaryFolder.ts'],
      setupFiles: ['./tools/test/randomTests.ts'],
      testTimeout: 120_000,
      hookTimeout: 120_000,
    },
  },
  {
    // The folders of the functions may have their own packages, but a test uses one Admin SDK.
    resolve: { dedupe: ['firebase-admin', 'firebase-functions'] },
    test: {
      name: 'processes',
      include: startsProcesses,
      globalSetup: ['./tools/test/temporaryFolder.ts', './firebase/emulatorsOfRun.ts'],
      setupFiles: ['./tools/test/firebaseSetup.ts'],
      // These share a machine with servers and browsers. `npm run test:merge` prints each test that
      // passed only on its second try.
      retry: 1,
      expect: { poll: { timeout: 15_000 } },
      testTimeout: 120_000,
      // An emulator starts in a hook.
      hookTimeout: 300_000,
    },
  },
  {
    test: {
      name: 'rules',
      include: ['firebase/**/*.test.ts'],
      exclude: [...configDefaults.exclude, ...startsProcesses],
      globalSetup: ['./firebase/emulatorsOfRun.ts'],
      setupFiles: ['./tools/test/firebaseSetup.ts'],
      testTimeout: 60_000,
      hookTimeout: 300_000,
    },
  },
];

// Searches for a browser only for stories: `vitest run --project stories`, the path of a story,
// or Storybook's test panel.
const asksForStories =
  process.argv.some((argument) => /^(--project=)?stories$|\.stories\.tsx$/.test(argument)) ||
  process.env['VITEST_STORYBOOK'] === 'true';

/** The configuration of `vitest.config.ts`. */
export const vitestConfig = defineConfig(async () => {
  if (asksForStories) {
    const { findBrowser, browserFlags } = await import('./tools/browser/find');
    const { storiesProject } = await import('./.storybook/storiesProject');
    const { executablePath } = await findBrowser();
    projects.push(await storiesProject({ executablePath, args: browserFlags }));
  }
  return { test: { projects, maxWorkers: 2, passWithNoTests: false } };
});
