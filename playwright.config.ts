import { defineConfig } from '@playwright/test';

import { findBrowser, launchOptions } from './tools/browser/find';
import { previewPorts } from './tools/dev/startPreview';

const { executablePath } = await findBrowser();

/** Journeys over the built demo (`npm run e2e` builds it when it is stale). */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  timeout: 45_000,
  expect: { timeout: 10_000 },
  workers: 2,
  fullyParallel: true,
  // A shared machine may starve a browser once; who needed the second try is said aloud.
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
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
  },
  webServer: {
    command: 'npx tsx tools/dev/preview.ts',
    url: `http://localhost:${previewPorts.site}`,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 2000 },
  },
});
