import { chromium, type BrowserContext, type Page } from 'playwright-core';

import { readBeginning, startClock } from '../browser/beginning';
import { findBrowser, launchOptions } from '../browser/find';
import type { Preview } from '../dev/startPreview';
import { getServedApps, type ServedApp } from '../vite/loadAppConfig';
import { bundleInPage } from '../stories/bundleInPage';
import type { LayoutPage } from './pages';
import { textSpacing, type LayoutRun } from './runs';

const roles = ['visitor', 'member', 'admin'] as const;

/**
 * Opens pages under the conditions of a run. Returns elements that make a page scroll sideways, are
 * outside the screen, are cut off without an ellipsis, or overlap a control.
 */
export async function checkPages(
  run: LayoutRun,
  pages: readonly LayoutPage[],
  preview: Preview,
): Promise<string[]> {
  const { executablePath } = await findBrowser();
  const { args } = launchOptions(executablePath);
  const textSize = run.textSizePx ?? 16;
  const browser = await chromium.launch({
    executablePath,
    args: [...args, `--blink-settings=defaultFontSize=${textSize}`],
  });
  const beginning = readBeginning();
  const errors: string[] = [];
  try {
    for (const as of roles) {
      const chosen = pages.filter((page) => page.as === as);
      if (chosen.length === 0) continue;
      const context = await browser.newContext({
        reducedMotion: 'reduce',
        timezoneId: beginning.zone,
      });
      await startClock(context, beginning.at);
      await prepare(context, run);
      const page = await context.newPage();
      if (as !== 'visitor') {
        for (const app of getServedApps(chosen.map((one) => one.app)))
          await signIn(page, preview, app, as);
      }
      for (const one of chosen) {
        const name = `${run.name} ${as} ${one.app} ${one.path} ${one.linkPrefix ?? ''}`.trim();
        try {
          await open(page, one, preview);
          for (const width of run.widths) {
            const found = await findErrors(page, width);
            errors.push(...found.map((error) => `${name} at ${width} px: ${error}`));
          }
          const shown = await page.evaluate(() => {
            const { fontSize, wordSpacing } = getComputedStyle(document.documentElement);
            return `${document.documentElement.lang} at ${fontSize}, words ${wordSpacing} apart`;
          });
          const spacing = run.hasTextSpacing ? 0.16 * textSize : 0;
          if (shown !== `${run.language} at ${textSize}px, words ${spacing}px apart`) {
            errors.push(`${name}: is shown in ${shown}`);
          }
        } catch (error) {
          errors.push(`${name}: ${String(error).split('\n')[0]}`);
        }
      }
      await context.close();
    }
  } finally {
    await browser.close();
  }
  return errors;
}

async function prepare(context: BrowserContext, run: LayoutRun): Promise<void> {
  context.setDefaultTimeout(30_000);
  await context.addInitScript(
    ([language, css]) => {
      localStorage.setItem('gschool.language', language);
      // The content security policy refuses a style element. Everything is laid out, including
      // content far from the screen.
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(`* { content-visibility: visible !important } ${css}`);
      document.adoptedStyleSheets.push(sheet);
    },
    [run.language, run.hasTextSpacing ? textSpacing : ''] as const,
  );
  await context.addInitScript({ content: await bundleInPage() });
}

const getOrigin = (preview: Preview, app: LayoutPage['app']): string =>
  app === 'shop' ? preview.shop : preview.site;

async function signIn(page: Page, preview: Preview, app: ServedApp, account: string) {
  const path = app === 'site' ? '/auth/sign-in' : '/auth/login';
  await page.goto(`${preview[app]}${path}?inspector=off`);
  await page.locator('input[type=email]').fill(`${account}@gschool.example`);
  await page.locator('input[autocomplete="current-password"]').fill('gschool-demo');
  await page.locator('main form button[type=submit]').first().click();
  await page.waitForURL((url) => !url.pathname.startsWith('/auth'), { waitUntil: 'commit' });
}

const withoutInspector = (path: string) => `${path}${path.includes('?') ? '&' : '?'}inspector=off`;

async function open(page: Page, { path, linkPrefix: follow, app }: LayoutPage, preview: Preview) {
  await page.goto(getOrigin(preview, app) + withoutInspector(path));
  await page.locator('h1').first().waitFor();
  if (follow) {
    const link = page.locator(`main a[href^="${follow}"]`).first();
    const href = await link.getAttribute('href');
    await page.goto(getOrigin(preview, app) + withoutInspector(href ?? follow));
    await page.locator('h1').first().waitFor();
  }
  await page.waitForLoadState('networkidle');
  // Some parts load only when they come near the screen.
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += 2 * innerHeight) {
      scrollTo(0, y);
      await new Promise(requestAnimationFrame);
    }
    scrollTo(0, 0);
  });
  await page.waitForLoadState('networkidle');
  const { pathname } = new URL(page.url());
  if (/^\/(auth\/|studio\/sign-in)/.test(pathname) && !path.startsWith(pathname))
    throw new Error(`asks for an account: ${pathname}`);
}

/** Finds elements that are too wide, cut off or covered, once the page is stable at this width. */
async function findErrors(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: width < 800 ? 844 : 900 });
  return page.evaluate(async () => {
    await document.fonts.ready;
    for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
    const { overflow, clipping, overlaps } = window.storyChecks;
    return [
      ...overflow(),
      ...clipping().clipped.map((text) => `cut: ${text}`),
      ...overlaps().map((text) => `covered: ${text}`),
    ];
  });
}
