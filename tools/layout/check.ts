import { parseArgs } from 'node:util';

import { chromium, type Browser, type Page } from 'playwright-core';

import { findBrowser, launchOptions } from '../browser/find';
import { ensureDemoBuild } from '../build/artifacts';
import { startPreview, type Preview } from '../dev/startPreview';
import { bundleInPage } from '../stories/bundleInPage';
import { layoutPages, type LayoutPage } from './pages';

// `npm run test:layout [-- --language ar] [-- --page videos]` opens every page in the long
// language (German length) and in Arabic, at the widths below. It fails if a page scrolls
// sideways, something is outside the screen, or a box cuts a text without an ellipsis.
const { values } = parseArgs({
  options: {
    language: { type: 'string', default: 'en-XA,ar' },
    page: { type: 'string', default: '' },
  },
});
const widths = [1440, 390] as const;
const roles = ['visitor', 'member', 'admin'] as const;

async function signIn(page: Page, site: string, account: string): Promise<void> {
  await page.goto(`${site}/auth/sign-in?inspector=off`);
  await page.locator('input[type=email]').fill(`${account}@gschool.example`);
  await page.locator('input[autocomplete="current-password"]').fill('gschool-demo');
  await page.locator('main form button[type=submit]').first().click();
  await page.waitForURL((url) => !url.pathname.startsWith('/auth'));
}

const withoutInspector = (path: string) => `${path}${path.includes('?') ? '&' : '?'}inspector=off`;

async function open(page: Page, { path, linkPrefix: follow, app }: LayoutPage, preview: Preview) {
  await page.goto(preview[app] + withoutInspector(path));
  await page.locator('h1').first().waitFor();
  if (follow) {
    const link = page.locator(`main a[href^="${follow}"]`).first();
    const href = await link.getAttribute('href');
    await page.goto(preview[app] + withoutInspector(href ?? follow));
    await page.locator('h1').first().waitFor();
  }
  await page.waitForLoadState('networkidle');
}

/** Finds what is too wide or cut once the page is stable at this width. */
async function findLayoutErrors(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: width < 800 ? 844 : 900 });
  return page.evaluate(async () => {
    await document.fonts.ready;
    for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
    const cut = window.storyChecks.clipping().clipped.map((text) => `cut: ${text}`);
    return [...window.storyChecks.overflow(), ...cut];
  });
}

async function checkLanguage(
  browser: Browser,
  preview: Preview,
  language: string,
): Promise<string[]> {
  const errors: string[] = [];
  for (const as of roles) {
    const pages = layoutPages.filter(
      (one) =>
        one.as === as && `${one.app}${one.path}${one.linkPrefix ?? ''}`.includes(values.page),
    );
    if (pages.length === 0) continue;
    const context = await browser.newContext({
      viewport: { width: widths[0], height: 900 },
      reducedMotion: 'reduce',
      timezoneId: 'Europe/Lisbon',
    });
    context.setDefaultTimeout(15_000);
    await context.addInitScript((code) => localStorage.setItem('gschool.language', code), language);
    await context.addInitScript({ content: await bundleInPage() });
    const page = await context.newPage();
    if (as !== 'visitor') await signIn(page, preview.site, as);
    for (const one of pages) {
      const name = `${language} ${as} ${one.app} ${one.path} ${one.linkPrefix ?? ''}`.trim();
      try {
        await open(page, one, preview);
        for (const width of widths) {
          const errors = await findLayoutErrors(page, width);
          errors.push(...errors.map((error) => `${name} at ${width} px: ${error}`));
        }
        const activeLocale = await page.evaluate(() => document.documentElement.lang);
        if (activeLocale !== language) errors.push(`${name}: the language is ${activeLocale}`);
      } catch (error) {
        errors.push(`${name}: ${String(error).split('\n')[0]}`);
      }
    }
    await context.close();
  }
  return errors;
}

ensureDemoBuild();
const { executablePath } = await findBrowser();
const preview = await startPreview({ site: 0, shop: 0, storybook: 0 });
const browser = await chromium.launch(launchOptions(executablePath));
try {
  for (const language of values.language.split(',')) {
    const errors = await checkLanguage(browser, preview, language);
    for (const error of errors) console.error(error);
    console.log(`${language}: ${errors.length} faults`);
    if (errors.length > 0) process.exitCode = 1;
  }
} finally {
  await browser.close();
  await preview.stop();
}
