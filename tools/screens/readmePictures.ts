import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Browser, Page } from 'playwright-core';

import { ensureStorybookBuild } from '../build/artifacts';
import type { Preview } from '../dev/startPreview';
import { serveFolder } from '../stories/serveFolder';
import { repositoryRoot } from '../vite/root';
import { signIn } from './signIn';
import { toWebp } from './toWebp';

/** A picture in the README: `docs/images/{name}.webp`. */
interface ReadmePicture {
  name: string;
  on: 'site' | 'shop' | 'storybook';
  path: string;
  /** The email of the demo account that is signed in. */
  account?: string;
  /** Appearance settings that differ from the defaults. */
  settings?: Readonly<Record<string, string>>;
  /** Opens or changes something before the picture is taken. */
  prepare?: (page: Page) => Promise<void>;
}

const member = 'member@gschool.example';

/** The size of a laptop screen. All pictures have this shape. */
const viewport = { width: 1280, height: 800 };

/** Plays a class for a few seconds and pauses it, with the controls visible. */
async function playClass(page: Page): Promise<void> {
  const video = page.locator('video');
  await video.evaluate((element: HTMLVideoElement) => element.play());
  await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) >= 9);
  await video.evaluate((element: HTMLVideoElement) => element.pause());
}

/** Types a title, which the preview beside the form then shows. */
async function writeTitle(page: Page): Promise<void> {
  const preview = page.getByTitle('The page as members see it');
  await preview.and(page.locator('[data-painted]')).waitFor();
  const heading = preview.contentFrame().getByRole('heading', { level: 1 });
  await heading.waitFor();
  const title = 'Slow strength, stronger legs';
  await page.locator('[name="title.en"]').fill(title);
  await heading.filter({ hasText: title }).waitFor();
  await page.waitForLoadState('networkidle');
}

/** Waits until the frame of a story or a documentation page has loaded. */
async function waitForStory(page: Page): Promise<void> {
  const frame = page.frameLocator('#storybook-preview-iframe');
  await frame.locator('h1, h2').filter({ visible: true }).first().waitFor();
  await page.waitForLoadState('networkidle');
}

const pictures: readonly ReadmePicture[] = [
  {
    name: 'class',
    on: 'site',
    path: '/videos/watch/slow-strength-strong-legs',
    account: member,
    prepare: playClass,
  },
  { name: 'shop', on: 'shop', path: '/merchandise/shop' },
  {
    name: 'dark',
    on: 'site',
    path: '/videos',
    account: member,
    settings: { color: 'dark', scheme: 'dark' },
  },
  {
    name: 'arabic',
    on: 'site',
    path: '/videos?lang=ar',
    account: member,
    settings: { direction: 'rtl' },
  },
  {
    name: 'studio',
    on: 'site',
    path: '/studio/classes/slow-strength-strong-legs',
    account: 'admin@gschool.example',
    prepare: writeTitle,
  },
  {
    name: 'storybook',
    on: 'storybook',
    path: '/?path=/docs/components-actions-button--docs',
    prepare: waitForStory,
  },
  {
    name: 'theme-lab',
    on: 'storybook',
    path: '/iframe.html?id=foundations-theme-lab--lab&viewMode=story',
  },
];

/** Takes one picture in a fresh browser context, and returns it as WebP. */
async function takePicture(
  browser: Browser,
  addresses: Readonly<Record<ReadmePicture['on'], string>>,
  { on, path, account, settings, prepare }: ReadmePicture,
): Promise<Buffer> {
  const context = await browser.newContext({
    viewport,
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'America/New_York',
  });
  if (settings) {
    await context.addInitScript(
      (text) => sessionStorage.setItem('gschool.settings', text),
      JSON.stringify(settings),
    );
  }
  context.setDefaultTimeout(20_000);
  const page = await context.newPage();
  if (account) await signIn(page, addresses.site, account);
  const target = new URL(path, addresses[on]);
  if (on !== 'storybook') target.searchParams.set('inspector', 'off');
  await page.goto(target.href);
  await page.locator('h1').first().waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  await prepare?.(page);
  await page.evaluate(() => document.fonts.ready);
  const png = await page.screenshot({ animations: 'disabled' });
  // The apps' content security policy refuses `data:` URLs.
  const blank = await context.newPage();
  const webp = await toWebp(blank, png);
  await context.close();
  return webp;
}

/** Takes the pictures of the README. */
export async function takeReadmePictures(browser: Browser, preview: Preview): Promise<void> {
  const storybook = await serveFolder(ensureStorybookBuild(), '/');
  const { site, shop } = preview;
  try {
    for (const picture of pictures) {
      const addresses = { site, shop, storybook: storybook.address };
      const file = `docs/images/${picture.name}.webp`;
      try {
        const webp = await takePicture(browser, addresses, picture);
        writeFileSync(join(repositoryRoot, file), webp);
        console.log(`${file}: ${Math.round(webp.length / 1000)} KB`);
      } catch (error) {
        process.exitCode = 1;
        console.error(`${file}: ${String(error)}`);
      }
    }
  } finally {
    await storybook.close();
  }
}
