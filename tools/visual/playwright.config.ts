import { defineConfig } from '@playwright/test';

import { findBrowser, launchOptions } from '../browser/find';
import { offlineFlags } from '../stories/storyPage';

const { executablePath } = await findBrowser();
const { args } = launchOptions(executablePath);

/**
 * `npm run test:visual`: stories against the screenshots in `references`. `-- -u` writes those
 * that differ, `-- -g PATTERN` selects stories.
 */
export default defineConfig({
  testDir: '.',
  testMatch: 'visual.spec.ts',
  snapshotPathTemplate: '{testDir}/references/{arg}{ext}',
  // A missing reference fails the test, unless `-u` asks for it.
  updateSnapshots: 'none',
  outputDir: '../../.cache/visual',
  timeout: 120_000,
  expect: {
    toHaveScreenshot: {
      animations: 'disabled',
      caret: 'hide',
      scale: 'css',
      // The same browser draws letters with the same fonts, so colors hardly differ at all.
      threshold: 0.02,
      maxDiffPixels: 0,
    },
  },
  workers: 1,
  reporter: [['line'], ['json', { outputFile: '../../.cache/test/visual.json' }]],
  use: { launchOptions: { executablePath, args: [...args, ...offlineFlags] } },
});
