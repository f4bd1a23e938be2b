import type { Browser, Frame, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { launchOfflineBrowser } from './checkEachStory';
import { serveFolder, type ServedFolder } from './serveFolder';
import { ensureStorybookBuild } from '../build/artifacts';

// The parts of the built Storybook that designers use: controls, the code of a story, themes.

// Journeys run at the same time, so on a slow machine a page can take a minute.
vi.setConfig({ testTimeout: 200_000 });

interface ShownProp {
  id: string;
  name: string;
  /** The type that the documentation tool detected. */
  raw: string;
  control: string | undefined;
  /** Whether the story uses its args. */
  hasControls: boolean;
  summary: string | undefined;
  detail: string | undefined;
}

interface ShownStory {
  id: string;
  isComponent: boolean;
  code: string | undefined;
  sourceState: string | undefined;
  props: ShownProp[];
  /** The page of a component that is shown in a block that stands for the page. */
  staged: { docs: string; shows: string; states: readonly string[]; parts: number } | undefined;
}

interface StorybookWindow {
  __STORYBOOK_PREVIEW__: {
    storyStoreValue: { loadStory: (of: { storyId: string }) => Promise<PreparedStory> };
  };
  __STORYBOOK_ADDONS_CHANNEL__: {
    emit: (name: string, data: object) => void;
    on: (name: string, listener: () => void) => void;
    once: (name: string, listener: () => void) => void;
  };
}

interface PreparedStory {
  argTypes: Record<
    string,
    {
      type?: { name?: string; raw?: string };
      control?: { type?: string } | false;
      table?: { type?: { summary?: string; detail?: string } };
    }
  >;
  parameters: {
    __isArgsStory?: boolean;
    docs: { source: { code?: string }; canvas: { sourceState?: string } };
    stage?: { shows: string; states: readonly { label: string }[] };
    anatomy?: { parts: readonly (string | null)[] };
  };
}

let served: ServedFolder;
let browser: Browser;
let stories: readonly ShownStory[];

/** Loads and prepares every story through Storybook, without showing it. */
async function loadStories(page: Page): Promise<ShownStory[]> {
  await page.goto(`${served.address}iframe.html?viewMode=story`);
  await page.waitForFunction(
    () => !!(window as never as StorybookWindow).__STORYBOOK_PREVIEW__?.storyStoreValue,
  );
  return page.evaluate(async () => {
    const { storyStoreValue } = (window as never as StorybookWindow).__STORYBOOK_PREVIEW__;
    const { entries } = (await (await fetch('index.json')).json()) as {
      entries: Record<string, { id: string; type: string; importPath: string }>;
    };
    const result = [];
    for (const { id, type, importPath } of Object.values(entries)) {
      if (type !== 'story') continue;
      const { argTypes, parameters } = await storyStoreValue.loadStory({ storyId: id });
      const props = Object.entries(argTypes).map(([name, { type, control, table }]) => ({
        id,
        name,
        raw: type?.raw ?? type?.name ?? '',
        control: control ? control.type : undefined,
        hasControls: parameters.__isArgsStory === true,
        summary: table?.type?.summary,
        detail: table?.type?.detail,
      }));
      const { code } = parameters.docs.source;
      const { sourceState } = parameters.docs.canvas;
      const isComponent = importPath.startsWith('./packages/ui/');
      const { stage, anatomy } = parameters;
      const staged = stage && {
        docs: id.replace(/--.*/, '--docs'),
        shows: stage.shows,
        states: stage.states.map(({ label }) => label),
        parts: anatomy?.parts.filter((part) => part !== null).length ?? 0,
      };
      result.push({ id, isComponent, code, sourceState, props, staged });
    }
    return result;
  });
}

beforeAll(async () => {
  served = await serveFolder(ensureStorybookBuild(), '/');
  ({ browser } = await launchOfflineBrowser());
  const page = await browser.newPage();
  page.setDefaultTimeout(180_000);
  stories = await loadStories(page);
  await page.close();
}, 400_000);

afterAll(async () => {
  await browser?.close();
  await served?.close();
});

const components = () => stories.filter(({ isComponent }) => isComponent);
const props = () => components().flatMap((story) => story.props);
const describeProp = ({ id, name, summary, control }: ShownProp) =>
  `${id} ${name}: ${summary}, ${control}`;

describe('the props of components', () => {
  it('are expected', () => expect(props().length).toBeGreaterThan(4000));

  it.each(['boolean', 'string', 'number'])('a %s has its own control', (type) => {
    const wanted = type === 'string' ? 'text' : type;
    const found = props().filter(
      ({ raw, hasControls }) => hasControls && (raw === type || raw === `${type} | undefined`),
    );
    expect(found.length).toBeGreaterThan(20);
    expect(found.filter(({ control }) => control !== wanted).map(describeProp)).toEqual([]);
  });

  it('an optional callback can be removed and set', () => {
    const dismiss = props().filter(
      ({ id, name, hasControls }) => hasControls && /-alert--/.test(id) && name === 'onDismiss',
    );
    expect(dismiss.length).toBeGreaterThan(0);
    expect(dismiss.filter(({ control }) => control !== 'inline-radio')).toEqual([]);
  });

  it('all have a type that says something', () => {
    const vague = /^(unknown|union|other|signature|Array|enum|object)$/;
    const found = props().filter(({ summary }) => summary !== undefined && vague.test(summary));
    expect(found.map(describeProp)).toEqual([]);
  });

  it('show the shape of the types that they name', () => {
    // React's types, built-in types, and type parameters of components.
    const known =
      /^(ReactNode|ReactElement|Ref|RefObject|ComponentType|ComponentProps|Record|Readonly|Promise|Partial|Omit|Date|[A-Z]\w*EventHandler|[A-Z]\w*Event|HTML\w*Element|ReadonlySet|File|Values?|Row|Item)$/;
    const found = props().filter(
      ({ summary = '', detail }) =>
        !detail &&
        [...summary.replace(/'[^']*'/g, '').matchAll(/\b[A-Z]\w*/g)].some(
          ([name]) => !known.test(name),
        ),
    );
    expect(found.map(describeProp)).toEqual([]);
  });
});

describe('the code of a story', () => {
  it('is shown for every component', () =>
    expect(
      components()
        .filter(({ code }) => !code?.includes('export function Example()'))
        .map(({ id }) => id),
    ).toEqual([]));

  it('is not offered for pages of the apps', () => {
    const pages = stories.filter(({ isComponent }) => !isComponent);
    expect(pages.length).toBeGreaterThan(50);
    expect(pages.filter(({ sourceState }) => sourceState !== 'none').map(({ id }) => id)).toEqual(
      [],
    );
  });
});

/** Opens a documentation page in Storybook, scrolled to the top. */
async function openDocs(id: string, query = ''): Promise<{ page: Page; frame: Frame }> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  page.setDefaultTimeout(180_000);
  await page.goto(`${served.address}?path=/docs/${id}${query}`);
  await page.waitForSelector('#storybook-preview-iframe');
  const frame = page.frame({ name: 'storybook-preview-iframe' })!;
  await frame.waitForSelector('.docs-story');
  return { page, frame };
}

/** Selects a theme the way the toolbar does, and waits until Storybook has rendered the page. */
const chooseTheme = (page: Page, theme: string): Promise<void> =>
  page.evaluate((theme) => {
    const channel = (window as never as StorybookWindow).__STORYBOOK_ADDONS_CHANNEL__;
    return new Promise<void>((resolve) => {
      channel.once('docsRendered', resolve);
      channel.emit('updateGlobals', { globals: { theme } });
    });
  }, theme);

/** Waits until the page and all of its frames have a theme. */
const waitForTheme = (frame: Frame, theme: string, frames = 0) =>
  frame.waitForFunction(
    ([name, count]) => {
      const inside = [...document.querySelectorAll('iframe')].map((one) => one.contentDocument);
      return (
        inside.length >= count &&
        [document, ...inside].every((one) => one?.documentElement?.classList.contains(name))
      );
    },
    [`theme-${theme}`, frames] as const,
  );

describe('a change of the theme on a documentation page', () => {
  it('keeps the stories and the place', async () => {
    const { page, frame } = await openDocs('components-actions-button--docs');
    await frame.waitForFunction(() => document.querySelectorAll('.docs-story button').length > 10);
    const buttons = await frame.$$('.docs-story button');
    await frame.evaluate(() => window.scrollTo(0, 2000));
    const color = await frame.evaluate(() => getComputedStyle(document.body).backgroundColor);

    const begin = performance.now();
    await chooseTheme(page, 'hulu');
    await waitForTheme(frame, 'hulu');
    console.info(`The theme changed in ${(performance.now() - begin).toFixed(0)} ms.`);

    const connected = await Promise.all(
      buttons.map((button) => button.evaluate((node) => node.isConnected)),
    );
    expect(connected).not.toContain(false);
    expect(await frame.evaluate(() => window.scrollY)).toBe(2000);
    expect(await frame.evaluate(() => getComputedStyle(document.body).backgroundColor)).not.toBe(
      color,
    );
    await page.close();
  });

  it('reaches the stories in frames, at the start too', async () => {
    const { page, frame } = await openDocs(
      'components-overlays-dialog--docs',
      '&globals=theme:hulu',
    );
    // Frames load when they are scrolled to.
    for (const story of await frame.locator('.docs-story').all())
      await story.scrollIntoViewIfNeeded();
    await waitForTheme(frame, 'hulu', 4);
    await chooseTheme(page, 'hotstar');
    await waitForTheme(frame, 'hotstar', 4);
    await page.close();
  });

  it('does not happen when a story in a frame sets a viewport', async () => {
    const { page, frame } = await openDocs('components-shop-shopheader--docs');
    await frame.waitForFunction(() => document.querySelectorAll('.docs-story iframe').length > 3);
    await frame.locator('.docs-story iframe').last().scrollIntoViewIfNeeded();
    await waitForTheme(frame, 'gschool', 4);
    const changes = await frame.evaluate(async () => {
      let count = 0;
      const channel = (window as never as StorybookWindow).__STORYBOOK_ADDONS_CHANNEL__;
      channel.on('globalsUpdated', () => (count += 1));
      await new Promise((resolve) => setTimeout(resolve, 1500));
      return count;
    });
    expect(changes).toBe(0);
    await page.close();
  });
});

it.each(['components-navigation-header--docs', 'components-shop-shopheader--docs'])(
  'shows the desktop form in the width of the page: %s',
  async (id) => {
    const { page, frame } = await openDocs(id);
    await frame.waitForFunction(() =>
      document.querySelector('iframe')?.contentDocument?.querySelector('header nav'),
    );
    const story = frame.frameLocator('.docs-story iframe >> nth=0');
    await story.locator('header nav').first().waitFor();
    expect(await story.locator('body').evaluate(() => window.innerWidth)).toBe(1280);
    const [shown, column] = await frame.evaluate(() =>
      ['.docs-story iframe', '.sbdocs-preview'].map(
        (selector) => document.querySelector(selector)!.getBoundingClientRect().width,
      ),
    );
    expect(Math.abs(shown! - column!)).toBeLessThan(4);
    await page.close();
  },
);

describe('the page of a component that opens over the page', () => {
  const getPages = () => [
    ...new Map(stories.flatMap(({ staged }) => (staged ? [[staged.docs, staged] as const] : []))),
  ];

  it('is expected', () => expect(getPages().length).toBeGreaterThan(19));

  it('shows it open in each state, and numbers its parts, in the theme and the direction', async () => {
    const missing: string[] = [];
    for (const [docs, { shows, states, parts }] of getPages()) {
      const { page, frame } = await openDocs(docs, '&globals=theme:hulu;scheme:dark;direction:rtl');
      await frame
        .locator(`[data-pins="${parts}"]`)
        .waitFor({ state: 'attached', timeout: 20_000 })
        .catch(() => missing.push(`${docs}: the parts`));
      const shown = await frame.locator(`figure[data-state]:has([data-stage] ${shows})`).all();
      const labels = await Promise.all(shown.map((cell) => cell.getAttribute('data-state')));
      if (labels.join() !== states.join()) missing.push(`${docs}: ${labels.join()}`);
      // It leaves the page as it is: it can be scrolled and used.
      const style = await frame.evaluate(() => {
        const { overflow, direction } = getComputedStyle(document.documentElement);
        const modals = document.querySelectorAll('[aria-modal=true]').length;
        return `${overflow === 'hidden' ? 'locked' : 'scrolls'} ${direction} ${modals}`;
      });
      if (style !== 'scrolls rtl 0') missing.push(`${docs}: ${style}`);
      await page.close();
    }
    expect(missing).toEqual([]);
    // More than twenty pages.
  }, 600_000);
});

// Wide props, wide tables, long code, and the picture of a table.
it.each([
  ['components-cards-videocard-in-lists--docs', '.docblock-argstable'],
  ['components-editor-languagefields--docs', '.docblock-argstable'],
  ['components-blog-postgallery--docs', '.docblock-argstable'],
  ['components-table-datatable--docs', '[data-pins]'],
  ['foundations-contrast--docs', 'code'],
  ['foundations-icons--docs', 'code'],
  ['foundations-breakpoints--docs', 'code'],
  ['status--docs', 'table'],
])('fits on a phone: %s', async (id, shown) => {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  page.setDefaultTimeout(180_000);
  await page.goto(`${served.address}iframe.html?viewMode=docs&id=${id}`);
  await page.locator(shown).first().waitFor({ state: 'attached' });
  await expect
    .poll(() => page.evaluate(() => document.scrollingElement!.scrollWidth), { timeout: 20_000 })
    .toBe(390);
  // No prop is beside the screen, in a box that scrolls.
  const hidden = await page
    .locator('.docblock-argstable td')
    .evaluateAll((cells) =>
      cells
        .filter((cell) => cell.getBoundingClientRect().right > window.innerWidth)
        .map((cell) => cell.textContent),
    );
  expect(hidden).toEqual([]);
  await page.close();
});

it('shows any documentation page in a second theme beside it', async () => {
  const { page, frame } = await openDocs(
    'components-actions-button--docs',
    '&globals=beside:hulu-dark',
  );
  const second = frame.frameLocator('.theme-beside');
  await second.locator('.theme-hulu').waitFor();
  expect(await second.locator('html').getAttribute('data-scheme')).toBe('dark');
  expect(await frame.locator('html').getAttribute('class')).toContain('theme-gschool');
  await page.close();
});

describe('the frame of the built Storybook', () => {
  it('has no tab that needs the development server', async () => {
    const page = await browser.newPage();
    await page.goto(`${served.address}?path=/story/components-actions-button--primary`);
    const tabs = page.locator('#storybook-panel-root [role=tab]');
    await tabs.first().waitFor();
    const names = await tabs.allInnerTexts();
    expect(names.join()).toMatch(/Controls.*Actions.*Accessibility/s);
    expect(names.join()).not.toMatch(/test|chromatic/i);
    await page.close();
  });

  it.each([
    ['light', 'theme:gschool;scheme:light'],
    ['dark', 'theme:gschool;scheme:dark'],
  ])('is in Inter and %s, as the stories are', async (scheme, globals) => {
    const page = await browser.newPage();
    await page.goto(
      `${served.address}?path=/story/components-actions-button--primary&globals=${globals}`,
    );
    await page.locator('#storybook-explorer-menu').waitFor();
    const { font, background } = await page.evaluate(() => {
      const { fontFamily, backgroundColor } = getComputedStyle(document.body);
      return { font: fontFamily, background: backgroundColor };
    });
    expect(font).toMatch(/^"?Inter Variable/);
    const [red = 0] = background.match(/\d+/g)?.map(Number) ?? [];
    expect(red < 128).toBe(scheme === 'dark');
    await page.close();
  });
});
