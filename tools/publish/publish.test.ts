import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { chromium, type Browser, type Page } from 'playwright-core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { browserFlags, findBrowser } from '../browser/find';
import { serveFolder, type ServedFolder } from '../stories/serveFolder';
import { repositoryRoot } from '../vite/root';
import { buildPackage } from './buildPackage';
import { buildPage, bundleEntry, installFixture } from './fixtureApp';
import { getDistFolder, publishedPackages } from './packages';
import { pasteStories } from './pasteStories';

let fixture: ReturnType<typeof installFixture>;

/** Type-checks a folder. Returns the errors. */
function checkTypes(folder: string): string {
  const tsc = join(repositoryRoot, 'node_modules/typescript/bin/tsc');
  return spawnSync(process.execPath, [tsc, '-p', folder], { encoding: 'utf8' }).stdout;
}

beforeAll(async () => {
  for (const name of publishedPackages) await buildPackage(name);
  fixture = installFixture();
});
afterAll(() => {
  if (fixture) rmSync(fixture.folder, { recursive: true, force: true });
});

describe.each(publishedPackages)('@gschool/%s as it is published', (name) => {
  it('passes publint', async () => {
    const { messages, pkg } = await publint({ pkgDir: getDistFolder(name), strict: true });
    expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
  });

  it('has types that resolve for every kind of import', async () => {
    const tarball = fixture.tarballs[publishedPackages.indexOf(name)]!;
    const result = await checkPackage(createPackageFromTarballData(readFileSync(tarball)));
    if (!('problems' in result)) throw new Error('It has no types.');
    const wrong = result.problems.filter(
      (problem) =>
        // ES modules only, on purpose; Node lets `require` load them.
        problem.kind !== 'CJSResolvesToESM' &&
        // Scripts of a page are not modules.
        !('entrypoint' in problem && problem.entrypoint.endsWith('.js')) &&
        // Node 10 ignored `exports`, which name the module of a style sheet.
        !('resolutionKind' in problem && problem.resolutionKind === 'node10'),
    );
    expect(wrong).toEqual([]);
  });
});

describe('an app that installed the packages', () => {
  it('type-checks against them without skipping their declarations', () =>
    expect(checkTypes(fixture.folder)).toBe(''));

  it('type-checks with the code of every story that Storybook shows', async () => {
    const { folder, count } = await pasteStories(fixture.folder);
    expect(count).toBeGreaterThan(600);
    expect(checkTypes(folder)).toBe('');
  });

  it('needs less than 3 KB besides React for one Button', async () => {
    const bare = await bundleEntry(fixture.folder, 'src/bare.tsx');
    const button = await bundleEntry(fixture.folder, 'src/button.tsx');
    console.info(`One Button: ${button.bytes - bare.bytes} bytes of our code, gzipped.`);
    expect(button.code).toContain('One button');
    expect(button.bytes - bare.bytes).toBeLessThan(3000);
    expect(button.bytes).toBeGreaterThan(bare.bytes);
  });

  it('needs less than 1.5 KB of styles for one Button', async () => {
    const button = await bundleEntry(fixture.folder, 'src/button.tsx');
    console.info(`One Button: ${button.styleBytes} bytes of styles, gzipped.`);
    expect(button.styles).toContain('min-block-size');
    expect(button.styleBytes).toBeLessThan(1500);
  });

  describe('in a browser', () => {
    let browser: Browser;
    let served: ServedFolder;
    let page: Page;
    const errors: string[] = [];

    beforeAll(async () => {
      await buildPage(fixture.folder);
      served = await serveFolder(join(fixture.folder, 'dist'), '/');
      const { executablePath } = await findBrowser();
      browser = await chromium.launch({ executablePath, args: [...browserFlags] });
      // Without transitions, so that no color is between two themes.
      page = await browser.newPage({ reducedMotion: 'reduce' });
      page.on('pageerror', (error) => errors.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error') {
          errors.push(message.text());
        }
      });
      await page.goto(served.address);
    });
    afterAll(async () => {
      await browser.close();
      await served.close();
    });

    const readStyles = () =>
      page.evaluate(() => ({
        ground: getComputedStyle(document.body).backgroundColor,
        button: getComputedStyle(document.querySelector('button')!).backgroundColor,
        radius: getComputedStyle(document.querySelector('input')!).borderRadius,
      }));

    it('shows a page in two themes', async () => {
      const button = page.getByRole('button', { name: 'Change the theme' });
      await button.waitFor();
      const gschool = await readStyles();
      expect(gschool.ground).toBe('rgb(255, 253, 248)');
      await button.click();
      const hulu = await readStyles();
      expect(hulu.ground).toBe('rgb(11, 12, 15)');
      expect(hulu.button).not.toBe(gschool.button);
      expect(hulu.radius).not.toBe(gschool.radius);
    });

    it('loads its font without errors', async () => {
      expect(
        await page.evaluate(() =>
          document.fonts.load('16px "Inter Variable"').then((f) => f.length),
        ),
      ).toBe(1);
      await expect(page.getByText('inter-latin').count()).resolves.toBe(1);
      expect(errors).toEqual([]);
    });
  });
});
