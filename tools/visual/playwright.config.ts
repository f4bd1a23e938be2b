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
      // Other versions of Chromium and FreeType shade the edges of letters a little differently.
      // The tests that add 1 px to a radius show that this hides no change of a component.
      threshold: 0.15,
      maxDiffPixels: 4,
    },
  },
  workers: 1,
  reporter: [['line'], ['json', { outputFile: '../../.cache/test/visual.json' }]],
  use: { launchOptions: { executablePath, args: [...args, ...offlineFlags] } },
});
