import { defineConfig } from '@playwright/test';

import { readBeginning } from './tools/browser/beginning';
import { findBrowser, launchOptions } from './tools/browser/find';
import { previewPorts } from './tools/dev/startPreview';
import { apps } from './tools/vite/loadAppConfig';
import { repositoryRoot } from './tools/vite/root';

const { executablePath } = await findBrowser();

/** `npm run e2e -- --emulators` serves the apps itself, and its journeys share one set of data. */
const usesEmulators = process.env['E2E_BACKEND'] === 'emulators';

/** The apps that `npm run e2e` built, by name. */
const builtApps: readonly string[] = process.env['JOURNEY_APPS']?.split(',') ?? apps;
const appOptions = builtApps.map((app) => `--app ${app}`).join(' ');

/**
 * Which journeys run. Untagged ones are the product: what a member, a customer or an operator would
 * name. `@merge` marks the others, and `@full` what a story, a unit test or another journey tests
 * too.
 *
 * @param scope `commit` in `npm test`; `merge` in `npm run test:merge`, which repeats nothing of
 *   `npm test`; `full` in `npm run test:full`; undefined when a person runs files
 */
function getSelection(scope: string | undefined) {
  if (scope === 'full') return {};
  if (scope === 'merge') return { grep: /@merge/ };
  return { grepInvert: scope === 'commit' ? /@merge|@full/ : /@full/ };
}

/** Journeys through the built demo. `npm run e2e` builds it when it is stale. */
export default defineConfig({
  testDir: 'e2e',
  // `npm run test:faults` has its own configuration.
  testIgnore: 'faults/**',
  ...(usesEmulators ? {} : getSelection(process.env['TEST_SCOPE'])),
  outputDir: 'test-results',
  // What a screen reader announces, the same on every machine.
  snapshotPathTemplate: '{testDir}/speech/{arg}{ext}',
  // Twice the time that a slow, busy machine needs. The limits only stop tests that hang.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  // On two cores, a third page can compute while two wait for responses.
  workers: usesEmulators ? 1 : 3,
  fullyParallel: true,
  // `npm test` prints each test that passed only on its second try.
  retries: 1,
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['line'], ['json', { outputFile: '.cache/test/e2e.json' }]],
  use: {
    baseURL: `http://localhost:${previewPorts.site}`,
    launchOptions: {
      ...launchOptions(executablePath),
    },
    locale: 'en-US',
    timezoneId: readBeginning().zone,
    // Tests of animations turn them on themselves.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording every test takes a third more time, so only the second try is recorded.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
  },
  ...(!usesEmulators && {
    webServer: {
      // The servers stop with this process, also when it is killed: the next run needs the ports.
      command: `node --import tsx tools/dev/preview.ts --cache-responses --until ${process.pid} ${appOptions}`,
      cwd: repositoryRoot,
      port: builtApps.includes('site') ? previewPorts.site : previewPorts.shop,
      reuseExistingServer: false,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 2000 },
    },
  }),
});
