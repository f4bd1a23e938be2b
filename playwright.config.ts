import { defineConfig } from '@playwright/test';

import { findBrowser, launchOptions } from './tools/browser/find';
import { previewPorts } from './tools/dev/startPreview';
import { apps } from './tools/vite/loadAppConfig';

const { executablePath } = await findBrowser();

/** The apps that `npm run e2e` built for these journeys. */
const builtApps: readonly string[] = process.env['JOURNEY_APPS']?.split(',') ?? apps;
const appOptions = builtApps.map((app) => `--app ${app}`).join(' ');

/** Journeys over the built demo (`npm run e2e` builds it when it is stale). */
export default defineConfig({
  testDir: 'e2e',
  // What a story, a unit test or another journey holds too is left to `npm run test:full`.
  ...(process.env['TEST_SCOPE'] !== 'full' && { grepInvert: /@full/ }),
  outputDir: 'test-results',
  timeout: 45_000,
  expect: { timeout: 10_000 },
  // Two cores: while two pages compute, a third waits for an answer.
  workers: 3,
  fullyParallel: true,
  // A test that needs its second try is printed by `npm test`, and has to be fixed.
  retries: 1,
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['line'], ['json', { outputFile: '.cache/test/e2e.json' }]],
  use: {
    baseURL: `http://localhost:${previewPorts.site}`,
    launchOptions: {
      ...launchOptions(executablePath),
    },
    locale: 'en-US',
    timezoneId: 'Europe/Lisbon',
    // Animations are for the tests that look at them; those ask for motion themselves.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording every test costs a third of the time; the second try is recorded.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
  },
  webServer: {
    // Also when this process is killed: the next run needs the ports.
    command: `node --import tsx tools/dev/preview.ts --cache-responses --until ${process.pid} ${appOptions}`,
    port: builtApps.includes('site') ? previewPorts.site : previewPorts.shop,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 2000 },
  },
});
