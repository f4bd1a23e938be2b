import { defineConfig } from '@playwright/test';

import base from '../../playwright.config';

/** Faults, counted. `npm run test:faults` builds the demo when it is stale. */
export default defineConfig({
  ...base,
  testDir: '.',
  testIgnore: [],
  // The choice of journeys by the suite is not about faults.
  grep: /./,
  grepInvert: [],
  outputDir: '../../test-results/faults',
  timeout: 45_000,
  expect: { timeout: 10_000 },
  workers: 2,
  reporter: [
    ['line'],
    ['./countFaults.ts'],
    ['json', { outputFile: '../../.cache/test/faults.json' }],
  ],
  use: { ...base.use, trace: 'off', actionTimeout: 6000 },
});
