import { afterEach, describe, expect, it } from 'vitest';

import { inAppTarget } from './leaving';

/** Where a press on the first link of some markup leads to. */
function pressed(markup: string, how: MouseEventInit = {}): string | null {
  document.body.innerHTML = markup;
  let found: string | null = null;
  const hear = (event: MouseEvent) => {
    found = inAppTarget(event);
    event.preventDefault();
  };
  document.addEventListener('click', hear, { capture: true, once: true });
  document
    .querySelector('a')
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...how }));
  return found;
}

afterEach(() => document.body.replaceChildren());

describe('a press that would lose unsaved edits', () => {
  it.each([
    ['another page', '<a href="/videos">Videos</a>', '/videos'],
    [
      'another tab of the page',
      '<a href="/profile?tab=account">Account</a>',
      '/profile?tab=account',
    ],
  ])('is one on a link to %s', (_what, markup, target) => {
    expect(pressed(markup)).toBe(target);
  });

  it.each([
    ['the language switch: the page stays', '<a href="?lang=ar" hreflang="ar">العربية</a>'],
    ['a new tab', '<a href="/videos" target="_blank">Videos</a>'],
    ['a download', '<a href="/terms.pdf" download>Terms</a>'],
    ['another site, which the browser asks about', '<a href="https://elsewhere.example/">Else</a>'],
  ])('is none on a link to %s', (_what, markup) => {
    expect(pressed(markup)).toBeNull();
  });

  it('is none with a key that opens another tab', () => {
    expect(pressed('<a href="/videos">Videos</a>', { ctrlKey: true })).toBeNull();
  });
});
