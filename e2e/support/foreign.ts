import type { Page } from '@playwright/test';

import { createDemoPack } from '../../mocks/src/content/createDemoPack';

/** Every text of a value, wherever it stands. */
const textsOf = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsOf)
      : [];

const formats = ['JPEG', 'PNG', 'WebP'];
/** The demo's member. */
const people = ['Maya Okafor', 'Maya'];
/** Names that are the same in every language. */
const names = [
  'Gschool',
  'Gaia',
  'Google',
  'English',
  'https',
  'JSON',
  'Netflix',
  'Firebase',
  ...formats,
  ...people,
];

/** What the catalogue says of itself stays as it was written; longest first, since some hold others. */
const content = [...new Set([...textsOf(createDemoPack(new Date())), ...names])]
  .filter((text) => /[a-z]{2}/i.test(text))
  .sort((a, b) => b.length - a.length);

/**
 * Latin words that a reader of Arabic sees, hears or is told: texts, names of controls,
 * placeholders. Content, names, addresses and what says of itself that it is in another
 * language (`lang`) are none.
 */
export async function latinWords(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const found: string[] = [document.title];
    const isForeign = (element: Element) =>
      element.closest('[lang]:not([lang="ar"]), [data-demo], script, style, noscript, svg') !==
      null;
    for (const element of document.body.querySelectorAll('*')) {
      if (isForeign(element) || !element.checkVisibility({ visibilityProperty: true })) continue;
      for (const node of element.childNodes) {
        if (node.nodeType === Node.TEXT_NODE) found.push(node.textContent ?? '');
      }
      for (const name of ['aria-label', 'placeholder', 'title', 'alt', 'aria-valuetext']) {
        found.push(element.getAttribute(name) ?? '');
      }
    }
    return found;
  });
  const rest = texts.map((text) =>
    content
      .reduce((left, known) => left.replaceAll(known, ' '), text)
      .replace(/\S+@\S+/g, ' ')
      .trim(),
  );
  return [...new Set(rest.filter((text) => /[a-z]{2,}/i.test(text)))];
}
