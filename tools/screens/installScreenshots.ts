import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Browser, Page } from 'playwright-core';

import { ensureDemoBuild } from '../build/artifacts';
import { screenshotSizes } from '../build/webManifest';
import { startPreview, type Preview } from '../dev/startPreview';
import { apps, type AppName } from '../vite/loadAppConfig';
import { repositoryRoot } from '../vite/root';
import { openFirstClass } from './shots';
import { signIn } from './signIn';
import { toWebp } from './toWebp';

type FormFactor = keyof typeof screenshotSizes;

/** A screenshot in the manifest: `/screenshots/{name}-{formFactor}.webp`. */
interface InstallScreenshot {
  name: string;
  formFactor: FormFactor;
  path: string;
  prepare?: (page: Page) => Promise<void>;
}

const screenshots: Record<AppName, readonly InstallScreenshot[]> = {
  site: [
    { name: 'home', formFactor: 'narrow', path: '/videos' },
    { name: 'class', formFactor: 'narrow', path: '/videos', prepare: openFirstClass },
    { name: 'library', formFactor: 'narrow', path: '/library' },
    { name: 'home', formFactor: 'wide', path: '/videos' },
    { name: 'series', formFactor: 'wide', path: '/videos/series/strong-from-the-ground' },
  ],
  shop: [
    { name: 'home', formFactor: 'narrow', path: '/merchandise' },
    { name: 'product', formFactor: 'narrow', path: '/merchandise/product/studio-tee' },
    { name: 'cart', formFactor: 'narrow', path: '/merchandise/cart' },
    { name: 'home', formFactor: 'wide', path: '/merchandise' },
    { name: 'products', formFactor: 'wide', path: '/merchandise/shop' },
  ],
  studio: [
    { name: 'overview', formFactor: 'narrow', path: '/' },
    { name: 'orders', formFactor: 'narrow', path: '/orders' },
    { name: 'overview', formFactor: 'wide', path: '/' },
    { name: 'members', formFactor: 'wide', path: '/members' },
  ],
};

/** Device pixels per CSS pixel. A phone has two. */
const densities: Record<FormFactor, number> = { narrow: 2, wide: 1 };

async function takeScreenshots(
  browser: Browser,
  preview: Preview,
  app: AppName,
  formFactor: FormFactor,
): Promise<void> {
  const { width, height } = screenshotSizes[formFactor];
  const deviceScaleFactor = densities[formFactor];
  const context = await browser.newContext({
    viewport: { width: width / deviceScaleFactor, height: height / deviceScaleFactor },
    deviceScaleFactor,
    reducedMotion: 'reduce',
    locale: 'en-US',
  });
  const page = await context.newPage();
  if (app === 'site') await signIn(page, preview.site);
  if (app === 'studio') await signIn(page, preview.site, 'admin@gschool.example');
  for (const { name, path, prepare } of screenshots[app].filter(
    (one) => one.formFactor === formFactor,
  )) {
    const origin = app === 'studio' ? `${preview.site}/studio` : preview[app];
    await page.goto(`${origin}${path}?inspector=off`);
    await page.getByRole('heading').first().waitFor();
    await page.waitForLoadState('networkidle');
    await prepare?.(page);
    await page.evaluate(() => document.fonts.ready);
    const webp = await toWebp(page, await page.screenshot({ animations: 'disabled' }));
    const folder = join(repositoryRoot, 'apps', app, 'public/screenshots');
    writeFileSync(join(folder, `${name}-${formFactor}.webp`), webp);
  }
  await context.close();
}

/** Takes the screenshots that the browser's dialog shows before an installation. */
export async function takeInstallScreenshots(browser: Browser): Promise<void> {
  ensureDemoBuild();
  const preview = await startPreview({ site: 0, shop: 0, storybook: 0 });
  try {
    for (const app of apps) {
      const folder = join(repositoryRoot, 'apps', app, 'public/screenshots');
      rmSync(folder, { recursive: true, force: true });
      mkdirSync(folder, { recursive: true });
      for (const formFactor of Object.keys(screenshotSizes) as FormFactor[]) {
        await takeScreenshots(browser, preview, app, formFactor);
      }
    }
  } finally {
    await preview.stop();
  }
}
