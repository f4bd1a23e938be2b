import type { Browser, BrowserContext, ConsoleMessage, Page } from 'playwright-core';

import { readBeginning, startClock } from '../browser/beginning';
import { defaultAppearance } from './appearances';
import type { CheckException, Finding } from './findings';
import { viewports } from './viewports';
import { bundleInPage } from './bundleInPage';
import type { Violation } from './inPage/axe';
import type { PlayedStory, StoryInfo } from './inPage/showStory';

/** A story that was mounted and played. */
export interface MountedStory extends StoryInfo {
  /** The findings so far. Later console errors are added to it. */
  findings: Finding[];
  size: { width: number; height: number };
}

/** A browser page in which stories are mounted one after the other. */
export interface StoryPage {
  page: Page;
  /**
   * Loads a story in the default appearance and waits until its play function ends. Errors in the
   * story do not reject the promise; they are added to `findings`.
   */
  mount(storyId: string, size?: { width: number; height: number }): Promise<MountedStory>;
  /**
   * Replaces the story in the open page, which takes a tenth of the time of `mount`. Errors in the
   * story do not reject the promise; they are added to `findings`.
   */
  show(storyId: string): Promise<MountedStory & Pick<PlayedStory, 'playMs'>>;
  /** Reloads the page, so that the next story starts without state from earlier ones. */
  reload(): Promise<void>;
  close(): Promise<void>;
}

/** How long a story's play function may take. */
const TIMEOUT_MS = 100_000;
const desktop = { width: 1280, height: 800 };

/** The tests' browser has no network: only local hosts resolve. */
export const offlineFlags = [
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
  // Makes letters look the same on every screen.
  '--force-device-scale-factor=1',
  '--font-render-hinting=none',
  '--disable-lcd-text',
];

/** The options of `openStoryPage`. */
interface StoryPageOptions {
  /**
   * Whether to pause animations instead of waiting for them, which Storybook does for its own test
   * runner.
   */
  isTestRunner?: boolean;
  /** Whether the visitor accepts motion. */
  hasMotion?: boolean;
}

/** Opens a page on a served Storybook (`address` ends in `/`). */
export async function openStoryPage(
  browser: Browser,
  address: string,
  { isTestRunner = false, hasMotion = false }: StoryPageOptions = {},
): Promise<StoryPage> {
  const beginning = readBeginning();
  const context = await browser.newContext({
    viewport: desktop,
    // Axe must not see a color in the middle of a transition.
    reducedMotion: hasMotion ? 'no-preference' : 'reduce',
    locale: 'en-US',
    timezoneId: beginning.zone,
    userAgent: `${await getUserAgent(browser)} StoryChecks${isTestRunner ? ' StorybookTestRunner' : ''}`,
  });
  await startClock(context, beginning.at);
  const page = await createPage(context);
  let findings: Finding[] = [];
  // A request of the story that `show` replaces can still fail and be logged during the next story.
  let previousExceptions: readonly CheckException[] = [];
  const add = (check: Finding['check'], about: string) => findings.push({ check, about });
  page.on('pageerror', ({ message }) => {
    // It is not an error if a resize observer runs one frame later.
    if (!/ResizeObserver loop completed/.test(message)) add('console', message);
  });
  page.on('console', (message) => {
    // Storybook logs errors thrown by a play function, which are already findings.
    if (message.type() !== 'error' || isTestNoise.test(message.text())) return;
    // The mock rejects requests inside the browser. Requests to real hosts fail, because the hosts
    // do not resolve.
    if (/Failed to load resource/.test(message.text()) && !isFromStorybook(message, address))
      return;
    add('console', describeMessage(message));
  });
  return {
    page,
    close: () => context.close(),
    async mount(storyId, given) {
      const info = (await getStoryInfos(page, address)).get(storyId);
      // Errors that the last story logs while it is unmounted do not belong to the next story.
      await page.goto('about:blank');
      findings = [];
      const storyFindings = findings;
      const url = `${address}iframe.html?id=${storyId}&viewMode=story&globals=a11y.manual:!true`;
      if (!info) throw new Error(`Storybook has no story ${storyId}`);
      const size = given ?? getSize(info);
      await page.setViewportSize(size);
      await page.goto(url);
      for (const about of await waitUntilPlayed(page)) add('play', about);
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      await page.evaluate(
        (appearance) => window.storyChecks.showAppearance(appearance),
        defaultAppearance,
      );
      return { ...info, findings: storyFindings, size };
    },
    async reload() {
      previousExceptions = [];
      await page.goto('about:blank');
      await page.goto(`${address}iframe.html?viewMode=story`);
      await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window);
      await page.evaluate(() => window.storyChecks.disableA11yAddon());
    },
    async show(storyId) {
      findings = [];
      const storyFindings = findings;
      const info = await page.evaluate((id) => window.storyChecks.factsOf(id), storyId);
      const size = getSize(info);
      const now = page.viewportSize();
      if (now?.width !== size.width || now.height !== size.height) await page.setViewportSize(size);
      const { errors, playMs } = await page.evaluate(
        ([id, timeout]) => window.storyChecks.showStory(id, timeout),
        [storyId, TIMEOUT_MS] as const,
      );
      for (const about of errors) add('play', about);
      const exceptions = [...info.exceptions, ...previousExceptions];
      previousExceptions = info.exceptions.filter(({ check }) => check === 'console');
      return { ...info, exceptions, findings: storyFindings, size, playMs };
    },
  };
}

/** Converts a violation to a finding. */
export const toAxeFinding = ({ id, help, nodes }: Violation, appearance?: string): Finding => ({
  check: 'axe',
  about: `${id}: ${help}\n${nodes.join('\n')}`,
  appearance,
});

async function getUserAgent(browser: Browser): Promise<string> {
  const page = await browser.newPage();
  const userAgent = await page.evaluate(() => navigator.userAgent);
  await page.close();
  return userAgent;
}

/** Messages of Storybook and React's development build about how a test waits. */
const isTestNoise = /^AssertionError|Ignored nodes:|`act` scope|act\(/;

async function createPage(context: BrowserContext): Promise<Page> {
  await context.addInitScript({ content: await bundleInPage() });
  const page = await context.newPage();
  page.setDefaultTimeout(TIMEOUT_MS);
  return page;
}

const isFromStorybook = (message: ConsoleMessage, address: string) =>
  message.location().url.startsWith(new URL(address).origin);

const describeMessage = (message: ConsoleMessage) => {
  const { url } = message.location();
  // URLs contain the port and the file's hash, which change; the end of the URL is enough to find
  // the file.
  return message.text().slice(0, 600) + (url ? ` (${url.split('/').slice(-3).join('/')})` : '');
};

function getSize({ globals }: StoryInfo): { width: number; height: number } {
  const { value } = (globals['viewport'] ?? {}) as { value?: keyof typeof viewports };
  const styles = value && viewports[value]?.styles;
  return styles
    ? { width: Number.parseInt(styles.width), height: Number.parseInt(styles.height) }
    : desktop;
}

const infoByStorybook = new Map<string, Promise<Map<string, StoryInfo>>>();

/**
 * The infos are loaded once per Storybook, because a story's viewport must be known before it is
 * mounted.
 */
function getStoryInfos(page: Page, address: string): Promise<Map<string, StoryInfo>> {
  const known = infoByStorybook.get(address) ?? loadStoryInfos(page, address);
  infoByStorybook.set(address, known);
  return known;
}

async function loadStoryInfos(page: Page, address: string): Promise<Map<string, StoryInfo>> {
  await page.goto(`${address}iframe.html`);
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window);
  return new Map(await page.evaluate(readStoryInfos));
}

/** Runs in the page. */
async function readStoryInfos(): Promise<[string, StoryInfo][]> {
  const response = await fetch('index.json');
  const { entries } = (await response.json()) as {
    entries: Record<string, { id: string; type: string }>;
  };
  const known: [string, StoryInfo][] = [];
  for (const { id, type } of Object.values(entries)) {
    if (type === 'story') known.push([id, await window.storyChecks.factsOf(id)]);
  }
  return known;
}

interface Channel {
  last(event: string): unknown[] | undefined;
}

/** Waits until the play function ends; returns error messages. */
async function waitUntilPlayed(page: Page): Promise<string[]> {
  const isOver = () => {
    const channel = (window as { __STORYBOOK_ADDONS_CHANNEL__?: Channel })
      .__STORYBOOK_ADDONS_CHANNEL__;
    return ['storyFinished', 'storyMissing', 'storyThrewException', 'storyErrored'].some((event) =>
      channel?.last(event),
    );
  };
  try {
    await page.waitForFunction(isOver, null, { polling: 20 });
  } catch {
    return [`is not played within ${TIMEOUT_MS / 1000} s`];
  }
  return page.evaluate(() => {
    const channel = (window as unknown as { __STORYBOOK_ADDONS_CHANNEL__: Channel })
      .__STORYBOOK_ADDONS_CHANNEL__;
    const events = [
      'playFunctionThrewException',
      'storyThrewException',
      'storyErrored',
      'storyMissing',
    ];
    return events.flatMap((event) => {
      const [detail] = (channel.last(event) ?? []) as { message?: string; title?: string }[];
      if (!detail) return [];
      const [message = ''] = String(detail.message ?? detail.title ?? '').split('Ignored nodes:');
      return [`${event}: ${message.trim().slice(0, 500)}`];
    });
  });
}
