import type { Locator, Page } from '@playwright/test';

import {
  findRepetitions,
  findSilent,
  findAnnouncedTwice,
  findUnnamed,
} from '../../tools/accessibility/speech/speechRules';
import { bundleInPage } from '../../tools/stories/bundleInPage';
import { expect, test as base } from './test';

/** A step is finished when nothing was announced for this long, in milliseconds. */
const silence = 400;

/** Removes characters that only control the text direction. */
const clean = (phrase: string) => phrase.replaceAll(/[\u2066-\u2069\u200e\u200f]/g, '');

/**
 * Records what a screen reader announces on a journey, as a script that people can read. The reader
 * follows the page; the browser presses the keys.
 */
export class AnnouncedJourney {
  readonly #lines: string[] = [];
  readonly #faults: string[] = [];
  readonly #ignored = new Set<string>();
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Starts reading the open document, once part of it is ready. */
  async start(isReady: Locator): Promise<void> {
    await expect(isReady).toBeVisible();
    await this.#page.evaluate(() => window.screenReader.start());
    this.#lines.push(...(this.#lines.length > 0 ? [''] : []), `title: ${await this.#page.title()}`);
  }

  /** Leaves out a message about waiting, because after a fast response it is not announced. */
  ignore(message: string): void {
    this.#ignored.add(`polite: ${message}`);
  }

  /** Reads part of the page and records the announcements. */
  async read(selector: string): Promise<void> {
    const phrases = await this.check(selector);
    this.#lines.push('', `read ${selector}`, ...phrases.map((phrase) => `  ${clean(phrase)}`));
  }

  /** Reads part of the page only to find problems. */
  async check(selector: string): Promise<string[]> {
    const items = await this.#page.evaluate((part) => window.screenReader.read(part), selector);
    this.#faults.push(...findUnnamed(items), ...findRepetitions(items));
    return items.map(({ phrase }) => phrase);
  }

  /**
   * Moves to a control by its announcement. If several match, moves to the first one whose role and
   * name match.
   */
  async moveTo(role: string, name: string, part = 'body'): Promise<void> {
    const phrase = `${role}, ${name}`;
    const move = () =>
      this.#page.evaluate(
        ([start, selector]) => window.screenReader.moveTo(start!, selector!),
        [phrase, part],
      );
    for (let tries = 0; !(await move()); tries += 1) {
      if (tries === 10)
        throw new Error(
          `“${phrase}” is not announced, but:\n${(await this.check(part)).join('\n')}`,
        );
      await this.#page.waitForTimeout(silence);
    }
    await this.#listen(`move to ${phrase}`);
  }

  /** Presses a key and waits for its result. */
  async press(key: string, result?: () => Promise<void>): Promise<void> {
    await this.#page.keyboard.press(key);
    await result?.();
    await this.#listen(`press ${key}`);
  }

  /** Types a whole text in one step, so that no result for a part of it is announced. */
  async type(text: string, result?: () => Promise<void>): Promise<void> {
    await this.#page.keyboard.insertText(text);
    await result?.();
    await this.#listen(`type ${text}`);
  }

  /** Expects the announcements to follow the rules, and the script to equal the stored one. */
  expectScript(name: string): void {
    expect.soft(this.#faults, 'faults of what is announced').toEqual([]);
    expect(`${this.#lines.join('\n')}\n`).toMatchSnapshot(`${name}.txt`);
  }

  async #listen(title: string): Promise<void> {
    const phrases: string[] = [];
    for (let isSilent = false; !isSilent;) {
      await this.#page.waitForTimeout(silence);
      const announced = await this.#page.evaluate(() => window.screenReader.takeAnnouncements());
      phrases.push(...announced.map(clean).filter((phrase) => !this.#ignored.has(phrase)));
      isSilent = announced.length === 0;
    }
    this.#lines.push('', title, ...phrases.map((phrase) => `  ${phrase}`));
    this.#faults.push(
      ...findAnnouncedTwice(phrases).map((phrase) => `announced twice after “${title}”: ${phrase}`),
      ...findSilent(phrases).map((phrase) => `not announced after “${title}”: ${phrase}`),
    );
  }
}

/**
 * Journeys with a screen reader. The browser adds the reader’s script outside of the content
 * security policy, which stays active. Names and roles are computed by Chromium itself.
 */
export const test = base.extend<{ journey: AnnouncedJourney }>({
  launchOptions: async ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      args: [
        ...(launchOptions.args ?? []),
        '--enable-blink-features=ComputedAccessibilityInfo',
        '--autoplay-policy=no-user-gesture-required',
      ],
    }),
  journey: async ({ page }, use) => {
    await page.addInitScript({
      content: await bundleInPage('tools/accessibility/speech/index.ts'),
    });
    // Otherwise, Chromium computes all names again for each name that the reader requests.
    const devTools = await page.context().newCDPSession(page);
    await devTools.send('Accessibility.enable');
    await use(new AnnouncedJourney(page));
  },
});

export { expect };
