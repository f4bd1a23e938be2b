import { join } from 'node:path';

import { chromium } from 'playwright-core';

import { findBrowser, launchOptions } from '../browser/find';
import { ensureDemoBuild } from '../build/artifacts';
import { socialImage } from '../build/head';
import { startPreview } from '../dev/startPreview';
import { repositoryRoot } from '../vite/root';

/** Parts of the page that are hidden in the picture: links and small print. */
const hidden = `
  nav, form, [role="search"], button, main dl, a[href^="/auth"], a[href^="#"], a[href^="?"],
  main ul, [aria-label="Customize appearance"], [role="status"] { visibility: hidden !important }`;

/** Takes a screenshot of both home pages, 1200 × 630, for the previews of shared links. */
ensureDemoBuild();
const preview = await startPreview({ site: 0, shop: 0, storybook: 0 });
const { executablePath } = await findBrowser();
const browser = await chromium.launch(launchOptions(executablePath));
try {
  for (const app of ['site', 'shop'] as const) {
    const page = await browser.newPage({
      viewport: { width: 1200, height: 630 },
      // Our content security policy would block the style sheet that hides them.
      bypassCSP: true,
    });
    await page.goto(`${preview[app]}/?inspector=off`);
    await page.getByRole('heading').first().waitFor();
    await page.waitForLoadState('networkidle');
    await page.addStyleTag({ content: hidden });
    await page.screenshot({
      path: join(repositoryRoot, 'apps', app, 'public', socialImage),
      animations: 'disabled',
    });
  }
} finally {
  await browser.close();
  await preview.stop();
}
