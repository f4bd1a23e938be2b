import type { BrowserContext } from '@playwright/test';

import type { Condition } from '../../tools/browser/conditions';

/** The condition of this run; undefined for the normal one. */
export const conditionOfRun = process.env['JOURNEY_CONDITION'] as Condition | undefined;

/** Changes a context's pages according to a condition. */
export async function applyCondition(
  context: BrowserContext,
  condition: Condition | undefined,
): Promise<void> {
  if (condition === 'translated') await context.addInitScript(translatePage, false);
  if (condition === 'arabic-keyboard') await context.addInitScript(typeOnArabicKeyboard);
}

/**
 * Runs in the page. Does what a browser's translator does: it replaces every text, including texts
 * added later, with two nested elements around a copy. The words stay the same, so that a journey
 * can find them.
 *
 * @param isBeforeApp true to start when the document is parsed, false to start when React has begun
 *   to hydrate
 */
export function translatePage(isBeforeApp: boolean): void {
  const skipped = 'font, script, style, textarea, [contenteditable], [translate=no], .notranslate';
  const translate = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node as Text);
    if (root instanceof Text) texts.push(root);
    for (const text of texts) {
      if (text.data.trim() === '' || !text.parentElement || text.parentElement.closest(skipped))
        continue;
      const outer = document.createElement('font');
      const inner = outer.appendChild(document.createElement('font'));
      inner.append(text.data);
      text.replaceWith(outer);
    }
  };
  const translateAll = () => {
    translate(document.body);
    new MutationObserver((records) => {
      for (const { addedNodes } of records) addedNodes.forEach(translate);
    }).observe(document.body, { childList: true, subtree: true });
  };
  if (isBeforeApp) {
    document.addEventListener('DOMContentLoaded', translateAll);
    return;
  }
  // A browser starts translating after it has detected the language, often while React hydrates.
  const isStarted = () =>
    Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__react'));
  const timer = setInterval(() => {
    if (!isStarted()) return;
    clearInterval(timer);
    translateAll();
  }, 20);
}

/**
 * Runs in the page. Keys produce the letters and digits of an Arabic keyboard, and number fields
 * receive the digits that it types.
 */
function typeOnArabicKeyboard(): void {
  const letters = 'شﻻؤيثبلاهتنمةىخحضقسفعرصءغئ';
  const toArabicDigits = (text: string) =>
    text.replace(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit)));
  const { get: getKey } = Object.getOwnPropertyDescriptor(KeyboardEvent.prototype, 'key') ?? {};
  Object.defineProperty(KeyboardEvent.prototype, 'key', {
    get(this: KeyboardEvent) {
      const key = String(getKey?.call(this));
      // With Ctrl or Cmd, a shortcut has the Latin letter on every keyboard.
      if (key.length !== 1 || this.ctrlKey || this.metaKey) return key;
      const [, letter] = /^Key([A-Z])$/.exec(this.code) ?? [];
      if (letter) return letters[letter.charCodeAt(0) - 65] ?? key;
      if (/^(Digit|Numpad)\d$/.test(this.code) && /\d/.test(key)) return toArabicDigits(key);
      return this.code === 'Slash' && key === '?' ? '؟' : this.code === 'Slash' ? 'ظ' : key;
    },
  });
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  document.addEventListener(
    'input',
    ({ target }) => {
      if (!(target instanceof HTMLInputElement)) return;
      const { type, inputMode, autocomplete, value } = target;
      const isNumeric =
        type === 'tel' ||
        /numeric|decimal|tel/.test(inputMode) ||
        /postal-code|tel/.test(autocomplete);
      if (isNumeric && /\d/.test(value)) set?.call(target, toArabicDigits(value));
    },
    // Runs before the app reads the field.
    { capture: true },
  );
}
