import { defineConfig } from '@playwright/test';

import { findBrowser, launchOptions } from '../browser/find';
import { offlineFlags } from '../stories/storyPage';

const { executablePath } = await findBrowser();
const { args } = launchOptions(executablePath);

/**
 * `npm run test:visual` compares stories with the screenshots in `references`. `-- -u` overwrites
 * those that differ; `-- -g PATTERN` selects stories.
 */
export default defineConfig({
  testDir: '.',
  testMatch: 'visual.spec.ts',
  snapshotPathTemplate: '{testDir}/references/{arg}{ext}',
  // A missing reference fails the test, unless `-u` is set.
  updateSnapshots: 'none',
  outputDir: '../../.cache/visual',
  timeout: 120_000,
  expect: {
    toHaveScreenshot: {
      animations: 'disabled',
      caret: 'hide',
      scale: 'css',
      // Other versions of Chromium and FreeType shade the edges of letters slightly differently.
      // The tests that add 1 px to a radius prove that this threshold hides no change in a
      // component.
      threshold: 0.15,
      maxDiffPixels: 4,
    },
  },
  workers: 1,
  reporter: [['line'], ['json', { outputFile: '../../.cache/test/visual.json' }]],
  use: { launchOptions: { executablePath, args: [...args, ...offlineFlags] } },
});
