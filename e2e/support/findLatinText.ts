import type { Page } from '@playwright/test';
import { getPackText } from '@gschool/domain/content-pack';

import { createDemoPack } from '../../mocks/src/content/createDemoPack';
import { getBeginning } from './clock';

const formats = ['JPEG', 'PNG', 'WebP'];
/** The demo member's names. */
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

/** Names of people and products. Longer names come first, because they may contain shorter ones. */
const knownNames = [
  ...createDemoPack(new Date(getBeginning())).instructors.map(({ name }) =>
    getPackText(name, 'en'),
  ),
  ...names,
].sort((a, b) => b.length - a.length);

/**
 * Finds Latin words in the texts and attributes of an Arabic page. Ignores names, email addresses
 * and elements with a different `lang`.
 */
export async function findLatinText(page: Page): Promise<string[]> {
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
    knownNames
      // Removes email addresses first, because they can contain names.
      .reduce((left, name) => left.replaceAll(name, ' '), text.replace(/\S+@\S+/g, ' '))
      .trim(),
  );
  return [...new Set(rest.filter((text) => /[a-z]{2,}/i.test(text)))];
}
