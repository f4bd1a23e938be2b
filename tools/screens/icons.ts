import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { chromium, type Page } from 'playwright-core';

import * as shapes from '../../packages/ui/src/data-display/Icon/icons';
import { findBrowser, launchOptions } from '../browser/find';
import { appleTouchIcon, icons, SHORTCUT_ICON_SIZE } from '../build/webManifest';
import { apps, type AppName } from '../vite/loadAppConfig';
import { repositoryRoot } from '../vite/root';
import { drawIcon, drawShortcutIcon } from './iconArt';
import { takeInstallScreenshots } from './installScreenshots';

/** The icons of the shortcuts, by the names used in `apps/APP/src/config/webManifest.ts`. */
const shortcuts: Record<AppName, Readonly<Record<string, shapes.IconShape>>> = {
  site: { continue: shapes.play, library: shapes.library, search: shapes.search },
  shop: { products: shapes.shoppingBag, cart: shapes.cart, orders: shapes.parcel },
  studio: { members: shapes.user, orders: shapes.parcel, log: shapes.history },
};

/** Draws SVG text as a PNG file. */
async function writeIcon(page: Page, svg: string, size: number, file: string): Promise<void> {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`<style>body{margin:0}svg{display:block}</style>${svg}`);
  writeFileSync(file, await page.screenshot({ omitBackground: true }));
}

async function writeIcons(page: Page, app: AppName): Promise<void> {
  const folder = join(repositoryRoot, 'apps', app, 'public/icons');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [file, { size, purpose }] of Object.entries(icons)) {
    await writeIcon(page, drawIcon(app, purpose), size, join(folder, file));
  }
  const { file, size } = appleTouchIcon;
  await writeIcon(page, drawIcon(app, 'square'), size, join(folder, file));
  for (const [name, shape] of Object.entries(shortcuts[app])) {
    const target = join(folder, `shortcut-${name}-${SHORTCUT_ICON_SIZE}.png`);
    await writeIcon(page, drawShortcutIcon(shape), SHORTCUT_ICON_SIZE, target);
  }
}

// `npm run icons` draws the icons. With `-- --screenshots`, it also takes the manifests'
// screenshots.
const { values } = parseArgs({ options: { screenshots: { type: 'boolean', default: false } } });
const { executablePath } = await findBrowser();
const browser = await chromium.launch(launchOptions(executablePath));
try {
  const page = await browser.newPage();
  for (const app of apps) await writeIcons(page, app);
  if (values.screenshots) await takeInstallScreenshots(browser);
} finally {
  await browser.close();
}
