import type { Locator, Page } from '@playwright/test';

import {
  findRepetitions,
  findSilent,
  findAnnouncedTwice,
  findUnnamed,
} from '../../tools/accessibility/speech/speechRules';
import { bundleInPage } from '../../tools/stories/bundleInPage';
import { expect, test as base } from './test';

/** A step is over when nothing was announced for this long, in milliseconds. */
const silence = 400;

/** Without the characters that only control the direction of a text. */
const clean = (phrase: string) => phrase.replaceAll(/[\u2066-\u2069\u200e\u200f]/g, '');

/**
 * What a screen reader announces on a journey, as a script that a person can read. The reader follows the
 * page; keys are pressed by the browser.
 */
export class AnnouncedJourney {
  readonly #lines: string[] = [];
  readonly #faults: string[] = [];
  readonly #ignored = new Set<string>();
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Starts to read the document that is open, once a part of it is ready. */
  async start(isReady: Locator): Promise<void> {
    await expect(isReady).toBeVisible();
    await this.#page.evaluate(() => window.screenReader.start());
    this.#lines.push(...(this.#lines.length > 0 ? [''] : []), `title: ${await this.#page.title()}`);
  }

  /** Leaves out a message about waiting: a fast response is there before it is announced. */
  ignore(message: string): void {
    this.#ignored.add(`polite: ${message}`);
  }

  /** Reads a part of the page and stores what is announced. */
  async read(selector: string): Promise<void> {
    const phrases = await this.check(selector);
    this.#lines.push('', `read ${selector}`, ...phrases.map((phrase) => `  ${clean(phrase)}`));
  }

  /** Reads a part of the page only to find faults. */
  async check(selector: string): Promise<string[]> {
    const items = await this.#page.evaluate((part) => window.screenReader.read(part), selector);
    this.#faults.push(...findUnnamed(items), ...findRepetitions(items));
    return items.map(({ phrase }) => phrase);
  }

  /** Moves to a control by what is announced for it, and to the first one whose role and name match. */
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

  /** Types a text at once, so that no result of a part of it is announced. */
  async type(text: string, result?: () => Promise<void>): Promise<void> {
    await this.#page.keyboard.insertText(text);
    await result?.();
    await this.#listen(`type ${text}`);
  }

  /** The rules hold, and the script is the stored one. */
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
 * Journeys with a screen reader. The reader’s script is added by the browser, outside of the content
 * security policy, which stays on. Names and roles are Chromium’s own.
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
    // Otherwise Chromium computes all names again for each name that the reader asks for.
    const devTools = await page.context().newCDPSession(page);
    await devTools.send('Accessibility.enable');
    await use(new AnnouncedJourney(page));
  },
});

export { expect };
