import type { Page } from '@playwright/test';

import { createDemoPack } from '../../mocks/src/content/createDemoPack';
import { planDocuments } from '../../mocks/src/payments/plans';

/** Every text of a value, wherever it stands; a list that is written as one text, piece by piece. */
const textsOf = (value: unknown): string[] =>
  typeof value === 'string'
    ? value.split('|')
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
  'US$',
  ...formats,
  ...people,
];

/**
 * What catalogue and plans say of themselves stays as it was written; longest first, since some
 * hold others. Codes of languages and currencies are no texts: they would hide words.
 */
const content = [...new Set([...textsOf([createDemoPack(new Date()), planDocuments()]), ...names])]
  .filter((text) => /[a-z]{2}/i.test(text) && !/^[a-z]{2,3}(-[A-Z]{2})?$/.test(text))
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
      // Addresses first: words of the content stand in them too.
      .reduce((left, known) => left.replaceAll(known, ' '), text.replace(/\S+@\S+/g, ' '))
      .trim(),
  );
  return [...new Set(rest.filter((text) => /[a-z]{2,}/i.test(text)))];
}
