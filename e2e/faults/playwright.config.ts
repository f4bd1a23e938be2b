import { defineConfig } from '@playwright/test';

import base from '../../playwright.config';

/**
 * The configuration for faults, which are counted. `npm run test:faults` builds the demo if it is
 * out of date.
 */
export default defineConfig({
  ...base,
  testDir: '.',
  testIgnore: [],
  // The suite's selection of journeys does not apply to faults.
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
