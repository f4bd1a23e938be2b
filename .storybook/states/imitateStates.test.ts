// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';

import { imitate, withImitation } from './imitateStates';

it.each([
  ['.a:hover', '.a:hover, .a[data-imitates~="hover"]'],
  ['.a:not(:disabled):active::before', undefined],
  ['.a:focus-visible > .b', '.a:focus-visible > .b, .a[data-imitates~="focus-visible"] > .b'],
  ['.a:focus', '.a:focus, .a[data-imitates~="focus"]'],
  ['.a:checked', '.a:checked'],
])('extends %s', (selector, expected) =>
  expect(withImitation(selector)).toBe(
    expected ??
      '.a:not(:disabled):active::before, .a:not(:disabled)[data-imitates~="active"]::before',
  ),
);

it('extends a rule once', () => {
  const once = withImitation('.a:hover');
  expect(withImitation(once)).toBe(once);
});

beforeEach(() => {
  // The test’s document has no layout.
  Element.prototype.checkVisibility = () => true;
});

it('marks what a pointer would be on, and only the control as focused', () => {
  document.body.innerHTML = '<p><label><span><input></span></label><a href="#x"></a></p>';
  imitate(document.body, ['hover']);
  expect(
    [...document.querySelectorAll('[data-imitates=hover]')].map(({ tagName }) => tagName),
  ).toEqual(['P', 'LABEL', 'SPAN', 'INPUT']);
  imitate(document.body, ['focus', 'focus-visible']);
  expect(document.querySelector('label')!.dataset['imitates']).toBe('focus-within');
  expect(document.querySelector('input')!.dataset['imitates']).toBe(
    'focus focus-visible focus-within',
  );
});
