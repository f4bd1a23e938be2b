import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { dirname, join, normalize } from 'node:path';

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
import { getDistFolder, publishedPackages, type Manifest } from './packages';
import { buildNextApp, readExport, type NextApp } from './nextApp';
import { pasteRecipes, pasteStories } from './pasteStories';
import { renderOnServer, runProgram, runVite, writeReadmeApp } from './readmeApp';

let fixture: ReturnType<typeof installFixture>;

/** Type-checks a folder, with `-b` the projects that it refers to. Returns the errors. */
function checkTypes(folder: string, flag: '-p' | '-b' = '-p'): string {
  const tsc = join(repositoryRoot, 'node_modules/typescript/bin/tsc');
  return spawnSync(process.execPath, [tsc, flag, folder], { encoding: 'utf8' }).stdout;
}

const readDist = (name: string, file: string) =>
  readFileSync(join(getDistFolder(name), file), 'utf8');

/** The first class of a built style sheet. */
const readFirstClass = (file: string): string =>
  /\.(\w+)/.exec(readDist('ui', file).replaceAll(/@layer [^{;]*/g, ''))![1]!;

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

  it('cites no document that it does not contain', () => {
    const files = readdirSync(getDistFolder(name), { recursive: true, encoding: 'utf8' });
    const texts = files.filter((file) => /\.(js|ts|css|map|md|txt|json)$/.test(file));
    expect(texts.length).toBeGreaterThan(3);
    const citing = texts.filter((file) =>
      /\bdocs\/[\w-]|\b(product|decisions|architecture)\.md/.test(
        readFileSync(join(getDistFolder(name), file), 'utf8'),
      ),
    );
    expect(citing).toEqual([]);
  });

  it('is built for production, without functions of React that are newer than 19.0', () => {
    const files = readdirSync(getDistFolder(name), { recursive: true, encoding: 'utf8' });
    const code = files
      .filter((file) => file.endsWith('.js'))
      .map((file) => readFileSync(join(getDistFolder(name), file), 'utf8'))
      .join('\n');
    expect(code).not.toMatch(/jsxDEV|_jsxFileName/);
    const imported = [...code.matchAll(/import \{([^}]*)\} from "react"/g)].flatMap(([, names]) =>
      names!.split(',').map((one) => one.trim().split(' as ')[0]),
    );
    for (const later of ['useEffectEvent', 'Activity', 'ViewTransition', 'cacheSignal']) {
      expect(imported).not.toContain(later);
    }
    const { peerDependencies } = JSON.parse(
      readFileSync(join(getDistFolder(name), 'package.json'), 'utf8'),
    ) as Manifest;
    expect(peerDependencies?.['react'] ?? '>=19').toBe('>=19');
  });

  it('says what it is, where it comes from and what changed', () => {
    const manifest = JSON.parse(readDist(name, 'package.json')) as Record<string, unknown>;
    expect(manifest).toMatchObject({
      description: expect.stringMatching(/\w/) as string,
      homepage: expect.stringMatching(/^https:/) as string,
      repository: { directory: `packages/${name}` },
      keywords: expect.arrayContaining([expect.any(String)]) as string[],
    });
    expect(readDist(name, 'README.md')).toMatch(/ES\s+modules\s+only/);
    expect(readDist(name, 'CHANGELOG.md')).toContain('## Unreleased');
  });

  it('has the source of each module in its map', () => {
    const files = readdirSync(getDistFolder(name), { recursive: true, encoding: 'utf8' });
    const maps = files.filter((file) => file.endsWith('.js.map'));
    expect(maps.length).toBeGreaterThan(1);
    for (const file of maps) {
      const { sources, sourcesContent } = JSON.parse(readDist(name, file)) as {
        sources: string[];
        sourcesContent: string[];
      };
      for (const source of sources)
        expect(normalize(join(dirname(file), source)), file).toMatch(/^(src|node_modules)\b/);
      expect(sourcesContent.every(Boolean), file).toBe(true);
    }
  });

  it('has types that resolve for every kind of import', async () => {
    const tarball = fixture.tarballs[publishedPackages.indexOf(name)]!;
    const result = await checkPackage(createPackageFromTarballData(readFileSync(tarball)));
    if (!('problems' in result)) throw new Error('It has no types.');
    const wrong = result.problems.filter(
      (problem) =>
        // The package intentionally contains only ES modules; Node can load them with `require`.
        problem.kind !== 'CJSResolvesToESM' &&
        // Scripts for pages are not modules.
        !('entrypoint' in problem && problem.entrypoint.endsWith('.js')) &&
        // Node 10 ignored `exports`, which name a style sheet's module.
        !('resolutionKind' in problem && problem.resolutionKind === 'node10'),
    );
    expect(wrong).toEqual([]);
  });
});

/** The names of the layers in a style sheet, and its top-level rules that are in no layer. */
function readLayers(css: string) {
  const layers: string[] = [];
  const outside: string[] = [];
  let depth = 0;
  let start = 0;
  for (let index = 0; index < css.length; index += 1) {
    const letter = css[index];
    if (letter === '{') depth += 1;
    if (letter === '}') depth -= 1;
    if (depth > 0 || (letter !== '}' && letter !== ';')) continue;
    const rule = css.slice(start, index + 1).trim();
    start = index + 1;
    const layer = /^@layer ([\w.]+)\{/.exec(rule)?.[1];
    if (layer) layers.push(layer);
    else outside.push(rule);
  }
  return { layers, outside };
}

describe('the modules of the components', () => {
  it('render layouts and texts in server components, and buttons in the browser', () => {
    const startsWithDirective = (file: string) => readDist('ui', file).startsWith('"use client";');
    const shared = [
      'layout/Stack/Stack',
      'layout/Container/Container',
      'layout/Grid/Grid',
      'layout/Card/Card',
      'typography/Text/Text',
      'typography/Heading/Heading',
      'data-display/Badge/Badge',
      'index',
    ];
    expect(shared.filter((file) => startsWithDirective(`${file}.js`))).toEqual([]);
    const interactive = ['actions/Button/Button', 'providers/UiProvider/UiProvider'];
    expect(interactive.filter((file) => !startsWithDirective(`${file}.js`))).toEqual([]);
  });

  it('map a line of the build to its line of the source', () => {
    const file = 'actions/Button/Button.js';
    const map = JSON.parse(readDist('ui', `${file}.map`)) as SourceMapPayload;
    const line = 'const { Link, messages } = useUi();';
    const lineOf = (text: string) => text.split('\n').findIndex((one) => one.trim() === line);
    const found = new SourceMap(map).findEntry(lineOf(readDist('ui', file)), line.length);
    expect(found).toMatchObject({ originalLine: lineOf(map.sourcesContent[0]!) });
  });

  it('have a page with the props of each component, and an index', () => {
    const index = readDist('ui', 'llms.txt');
    const pages = [...index.matchAll(/\]\((reference\/\w+\.md)\)/g)].map(([, path]) => path!);
    expect(pages.length).toBeGreaterThan(100);
    const button = readDist('ui', 'reference/Button.md');
    expect(button).toContain("import { Button } from '@gschool/ui';");
    expect(button).toMatch(/`variant`\s+\| `'primary' \\\| 'quiet'.+\| `'primary'`/);
    const withoutSummary = pages.filter((path) => /^# \w+\s+```/.test(readDist('ui', path)));
    expect(withoutSummary).toEqual([]);
  });
});

describe('an app that installed the packages', () => {
  it('loads every entry in Node, without its styles', () => {
    const entries = publishedPackages.flatMap((name) => {
      const { exports } = JSON.parse(readDist(name, 'package.json')) as Manifest;
      const modules = Object.entries(exports).filter(([, target]) => typeof target === 'object');
      return modules.map(([path]) => join(`@gschool/${name}`, path));
    });
    expect(entries).toContain('@gschool/ui/overlays');
    const code = entries.map((entry) => `await import('${entry}');`).join('\n');
    expect(runProgram(fixture.folder, ['--input-type=module', '--eval', code])).toEqual({
      hasSucceeded: true,
      output: '',
    });
  });

  it('type-checks against them without skipping their declarations', () => {
    expect(checkTypes(fixture.folder)).toBe('');
  });

  it('type-checks with the code of every story that Storybook shows', async () => {
    const { folder, count } = await pasteStories(fixture.folder);
    expect(count).toBeGreaterThan(600);
    expect(checkTypes(folder)).toBe('');
  });

  it('type-checks with the recipes', () => {
    expect(checkTypes(pasteRecipes(fixture.folder))).toBe('');
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

  it('needs less than 8 KB of styles for a page with the tokens, base styles and one Button', async () => {
    const page = await bundleEntry(fixture.folder, 'src/buttonPage.tsx');
    console.info(`A page with one Button: ${page.styleBytes} bytes of styles, gzipped.`);
    expect(page.styles).toContain('--gs-color-page');
    expect(page.styleBytes).toBeLessThan(8000);
  });

  it('gets every rule in a layer', async () => {
    const { styles } = await bundleEntry(fixture.folder, 'src/page.tsx');
    const { layers, outside } = readLayers(styles);
    expect(styles.indexOf('@layer gschool.tokens')).toBe(0);
    expect(new Set(layers)).toEqual(
      new Set(['gschool.tokens', 'gschool.base', 'gschool.components']),
    );
    expect(outside.filter((rule) => !/^@(font-face|keyframes|layer)/.test(rule))).toEqual([]);
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
      // Transitions are off, so that no color is between two themes.
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

    it('overrides styles of the library without specificity', async () => {
      const { letterSpacing, borderRadius } = await page
        .getByRole('button', { name: 'Change the theme' })
        .evaluate((button) => {
          const { letterSpacing, borderRadius } = getComputedStyle(button);
          return { letterSpacing, borderRadius };
        });
      expect({ letterSpacing, borderRadius }).toEqual({
        letterSpacing: '3px',
        borderRadius: '1px',
      });
    });

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

describe('the code of the READMEs', () => {
  let folder: string;
  let browser: Browser;
  let served: ServedFolder;
  let page: Page;
  const errors: string[] = [];

  beforeAll(async () => {
    folder = writeReadmeApp(fixture.folder);
    runVite(folder, '--config', 'recipes.config.ts');
    served = await serveFolder(join(folder, 'dist'), '/');
    const { executablePath } = await findBrowser();
    browser = await chromium.launch({ executablePath, args: [...browserFlags] });
    page = await browser.newPage({ reducedMotion: 'reduce' });
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  });
  afterAll(async () => {
    await browser?.close();
    await served?.close();
  });

  it('type-checks with the configuration of create-vite', () => {
    expect(checkTypes(folder, '-b')).toBe('');
  });

  it('is tested by Vitest in jsdom, without configuration', () => {
    const vitest = join(repositoryRoot, 'node_modules/vitest/vitest.mjs');
    const { hasSucceeded, output } = runProgram(folder, [vitest, 'run']);
    expect(hasSucceeded, output).toBe(true);
    expect(output).toMatch(/Tests +1 passed/);
  });

  it('renders on a server, which loads the packages without a bundler', () => {
    runVite(folder, '--ssr', 'src/server.tsx', '--outDir', 'dist-server');
    const html = renderOnServer(folder, '/');
    expect(html).toContain('Warrior flow');
    expect(html).not.toMatch(/<(script|style)|\sstyle=/);
  });

  it('shows the first page, with its menu on a phone', async () => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(served.address);
    await page.getByRole('heading', { name: 'Warrior flow' }).waitFor();
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('dialog', { name: 'Studio' }).waitFor();
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  it('offers a theme that was written at build time, and fewer settings', async () => {
    await page.goto(`${served.address}recipes.html`);
    await page.getByRole('button', { name: 'Appearance' }).click();
    const panel = page.getByRole('dialog');
    const groups = panel.getByRole('group');
    await expect.poll(() => groups.count()).toBe(6);
    expect(await panel.getByRole('radio', { name: 'Orchard' }).isChecked()).toBe(true);
    const getPageColor = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(await getPageColor()).toBe('rgb(255, 250, 250)');
    await panel.getByRole('radio', { name: 'Dark' }).check({ force: true });
    await expect.poll(getPageColor).toBe('rgb(26, 16, 18)');
    // Runs before any module.
    await page.route('**/*.js', (route) =>
      route.request().url().endsWith('theme-init.js') ? route.continue() : route.abort(),
    );
    await page.reload();
    const bar = page.locator('meta[name=theme-color]');
    expect(await bar.getAttribute('content')).toBe('#1a1012');
    expect(await page.locator('html').getAttribute('class')).toBe('theme-orchard');
    await page.unrouteAll();
    errors.length = 0;
    await page.reload();
  });

  it('adopts a theme at run time under the policy', async () => {
    const night = await page
      .locator('#night')
      .evaluate((element) => getComputedStyle(element).getPropertyValue('--gs-color-page'));
    expect(night).toBe('#101418');
  });

  it('invites a friend in a dialog', async () => {
    await page.getByRole('button', { name: 'Invite a friend' }).click();
    const email = page.getByRole('dialog').getByRole('textbox', { name: 'Email' });
    await email.fill('known@x.example');
    await page.getByRole('button', { name: 'Send the invitation' }).click();
    await page.getByRole('link', { name: 'They are already a member.' }).waitFor();
    await email.fill('new@x.example');
    await email.press('Enter');
    await page.getByText('Success: Invitation sent', { exact: true }).waitFor();
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  });

  it('signs in, follows queries in the router, and speaks Arabic', async () => {
    await page.getByRole('textbox', { name: 'Email' }).fill('mara@x.example');
    await page.getByRole('textbox', { name: 'Password' }).fill('x');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByText('This password is wrong.').waitFor();
    await page.getByRole('link', { name: 'Next page' }).click();
    await expect.poll(() => page.locator('output').textContent()).toBe('?page=2');
    // The message is still there, so the page was not loaded again.
    expect(await page.getByText('This password is wrong.').count()).toBe(1);
    await page.getByRole('link', { name: /رابط.*جديد/ }).waitFor();
    expect(errors).toEqual([]);
  });
});

describe('the app of Next.js in the README', () => {
  let app: NextApp;
  beforeAll(() => {
    app = buildNextApp();
    if (app.missing) console.info(app.missing);
  });
  afterAll(() => {
    if (app) rmSync(app.folder, { recursive: true, force: true });
  });

  it('renders layouts on the server only', ({ skip }) => {
    skip(app.missing !== undefined, app.missing);
    const html = readFileSync(join(app.folder, 'out/index.html'), 'utf8');
    const [grid, button] = ['layout/Grid/Grid', 'actions/Button/Button'].map((file) =>
      readFirstClass(`${file}.css`),
    );
    expect(html).toContain('>Warrior flow<');
    expect(html).toContain(grid);
    expect(html).toContain(button);
    const scripts = readExport(app.folder, '.js');
    expect(scripts).toContain(button);
    expect(scripts).not.toContain(grid);
  });

  it('gets the styles of what it uses, also through a file that exports everything', ({ skip }) => {
    skip(app.missing !== undefined, app.missing);
    const styles = readExport(app.folder, '.css');
    console.info(`The app of Next.js: ${styles.length} bytes of styles.`);
    for (const file of ['layout/Grid/Grid', 'data-display/Badge/Badge', 'actions/Button/Button'])
      expect(styles, file).toContain(readFirstClass(`${file}.css`));
    expect(styles).toContain('--gs-color-page');
    for (const file of ['media/Player/Player', 'shop/ProductCard/ProductCard'])
      expect(styles, file).not.toContain(readFirstClass(`${file}.css`));
    expect(styles.length).toBeLessThan(80_000);
  });

  it('responds in a browser', async ({ skip }) => {
    skip(app.missing !== undefined, app.missing);
    const served = await serveFolder(join(app.folder, 'out'), '/');
    const { executablePath } = await findBrowser();
    const browser = await chromium.launch({ executablePath, args: [...browserFlags] });
    const page = await browser.newPage();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    await page.goto(served.address);
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('button', { name: 'Saved' }).waitFor();
    const display = await page
      .getByText('Warrior flow')
      .locator('xpath=ancestor::*[2]')
      .evaluate((grid) => getComputedStyle(grid).display);
    expect(display).toBe('grid');
    expect(errors).toEqual([]);
    await browser.close();
    await served.close();
  });
});
