import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';

import { readBeginning, startClock } from '../browser/beginning';
import { findBrowser, launchOptions } from '../browser/find';
import { ensureDemoBuild } from '../build/artifacts';
import { startPreview, type Preview } from '../dev/startPreview';
import { repositoryRoot } from '../vite/root';
import { writeContactSheets, type Sheet } from './contactSheet';
import { takeReadmePictures } from './readmePictures';
import { appearances, shots, views, type Shot, type View } from './shots';
import { signIn } from './signIn';

const folder = join(repositoryRoot, 'screens');
// `npm run screens -- videos`: only the screenshots whose name contains the word. With `--view
// forced-colors` (or `zoom-400`), takes only screenshots of that view. `--readme` takes the
// README's pictures instead.
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    view: { type: 'string', default: '' },
    readme: { type: 'boolean', default: false },
  },
});
const chosen = shots.filter(
  ({ name }) => positionals.length === 0 || positionals.some((word) => name.includes(word)),
);

async function takeScreenshot(
  page: Page,
  shot: Shot,
  address: string,
  file: string,
): Promise<void> {
  const target = new URL(shot.path, address);
  target.searchParams.set('inspector', 'off');
  await page.goto(target.href);
  await page.getByRole('heading').first().waitFor();
  await page.waitForLoadState('networkidle');
  await shot.prepare?.(page);
  await page.evaluate(async () => {
    await document.fonts.ready;
    // Includes content that loads or appears only near the screen.
    for (let y = 0; y < document.body.scrollHeight; y += 600) {
      window.scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 40));
    }
    window.scrollTo(0, 0);
  });
  await page.screenshot({
    path: join(folder, file),
    fullPage: shot.isFullPage,
    animations: 'disabled',
  });
}

/** The accounts of the screenshots, in the order in which they are used. */
const accounts: Readonly<Record<Shot['as'], string | null>> = {
  visitor: null,
  member: 'member@gschool.example',
  admin: 'admin@gschool.example',
};

async function openContext(browser: Browser, view: View): Promise<BrowserContext> {
  const { width, height, appearance, scale, hasForcedColors } = view;
  const beginning = readBeginning();
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: scale ?? 1,
    forcedColors: hasForcedColors ? 'active' : 'none',
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: beginning.zone,
  });
  await startClock(context, beginning.at);
  await context.addInitScript(
    (settings) => sessionStorage.setItem('gschool.settings', settings),
    JSON.stringify(appearances[appearance]),
  );
  context.setDefaultTimeout(10_000);
  return context;
}

async function takeAll(browser: Browser, preview: Preview, view: View): Promise<Sheet> {
  const { name, width, only } = view;
  const files: string[] = [];
  for (const [as, email] of Object.entries(accounts)) {
    const theirs = chosen.filter((shot) => shot.as === as && (only?.includes(shot.name) ?? true));
    if (theirs.length === 0) continue;
    const context = await openContext(browser, view);
    const page = await context.newPage();
    if (email !== null) await signIn(page, preview.site, email);
    for (const shot of theirs) {
      const file = `${shot.name}-${name}.png`;
      try {
        // At a large zoom, the important question is where bars cover the page, so the screenshot
        // shows only one screen.
        const isFullPage = shot.isFullPage && !only;
        await takeScreenshot(page, { ...shot, isFullPage }, preview[shot.app], file);
        files.push(file);
      } catch (error) {
        process.exitCode = 1;
        console.error(`${file}: ${String(error).split('\n')[0]}`);
      }
    }
    await context.close();
  }
  console.log(`${name}: ${files.length} pictures`);
  return { title: name, width, files };
}

async function takeScreens(browser: Browser, preview: Preview): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const sheets: Sheet[] = [];
  const chosenViews = views.filter(({ name }) => name.includes(values.view));
  for (const view of chosenViews) sheets.push(await takeAll(browser, preview, view));
  await writeContactSheets(browser, folder, sheets);
  console.log('screens/index.html shows them all; screens/contact-*.png are the sheets.');
}

ensureDemoBuild();
const { executablePath } = await findBrowser();
const preview = await startPreview({ site: 0, shop: 0, storybook: 0 });
const browser = await chromium.launch(launchOptions(executablePath));
try {
  await (values.readme ? takeReadmePictures : takeScreens)(browser, preview);
} finally {
  await browser.close();
  await preview.stop();
}
