import { afterEach, describe, expect, it } from 'vitest';

import { getInAppTarget } from './linkTarget';

/** Clicks the first link of some markup and returns the path that the guard sees. */
function getTargetOfClick(markup: string, init: MouseEventInit = {}): string | null {
  document.body.innerHTML = markup;
  let found: string | null = null;
  const listener = (event: MouseEvent) => {
    found = getInAppTarget(event);
    event.preventDefault();
  };
  document.addEventListener('click', listener, { capture: true, once: true });
  document
    .querySelector('a')
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
  return found;
}

afterEach(() => document.body.replaceChildren());

describe('getInAppTarget', () => {
  it.each([
    ['another page', '<a href="/videos">Videos</a>', '/videos'],
    [
      'another tab of the page',
      '<a href="/profile?tab=account">Account</a>',
      '/profile?tab=account',
    ],
  ])('returns the path of a link to %s', (_what, markup, target) => {
    expect(getTargetOfClick(markup)).toBe(target);
  });

  it.each([
    ['the language switch: the page stays', '<a href="?lang=ar" hreflang="ar">العربية</a>'],
    ['a new tab', '<a href="/videos" target="_blank">Videos</a>'],
    ['a download', '<a href="/terms.pdf" download>Terms</a>'],
    ['another site, which the browser asks about', '<a href="https://elsewhere.example/">Else</a>'],
  ])('is null for a link to %s', (_what, markup) => {
    expect(getTargetOfClick(markup)).toBeNull();
  });

  it('is null with a key that opens another tab', () => {
    expect(getTargetOfClick('<a href="/videos">Videos</a>', { ctrlKey: true })).toBeNull();
  });
});
