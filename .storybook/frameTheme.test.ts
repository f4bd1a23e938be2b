import { expect, it } from 'vitest';

import { createFrameTheme, readChosen } from './frameTheme';
import { getContrast } from '../packages/themes/src/derive';
import { options } from '../packages/themes/src/settings';

it('reads the theme and the mode from the URL', () => {
  expect(readChosen('?path=/docs/x&globals=theme:hulu;scheme:dark')).toMatchObject({
    theme: 'hulu',
    scheme: 'dark',
  });
  expect(readChosen('')).toMatchObject({});
});

it('falls back to the default theme', () =>
  expect(createFrameTheme({ theme: 'none' as never })).toEqual(createFrameTheme({})));

const chosen = options.color.flatMap((theme) =>
  options.scheme.map((scheme) => ({ theme, scheme })),
);

it.each(chosen)('is readable in $theme, $scheme', (appearance) => {
  const frame = createFrameTheme(appearance);
  expect(frame.base).toBe(appearance.scheme);
  expect(getContrast(frame.textColor, frame.appBg)).toBeGreaterThan(4.5);
  expect(getContrast(frame.barTextColor, frame.barBg)).toBeGreaterThan(4.5);
  expect(getContrast(frame.colorSecondary, frame.barBg)).toBeGreaterThan(4.5);
  // White text is on it in the selected entry of the sidebar. Storybook darkens it in dark mode.
  if (appearance.scheme === 'light')
    expect(getContrast('#ffffff', frame.colorSecondary)).toBeGreaterThan(4.5);
});
