import { describe, expect, it } from 'vitest';

import { registry, type ThemeName } from '../registry';
import { options } from '../settings/options';
import { rootFontSizes } from '../settings/rootFontSizes';
import { deriveTypeScale } from './type';

/** The usual text size in browsers, in px. */
const BROWSER_PX = 16;

/** Converts `1rem`, `16px`, or `max(…)` of such lengths to px. */
function toPx(css: string, rem: number): number {
  const lengths = /^max\((.*)\)$/.exec(css)?.[1]?.split(', ') ?? [css];
  return Math.max(
    ...lengths.map((length) => {
      const [, value, unit] = /^([\d.]+)(px|rem)$/.exec(length) ?? [];
      if (!value) throw new Error(`Not a length: ${length}`);
      return Number(value) * (unit === 'rem' ? rem : 1);
    }),
  );
}

describe.each(Object.keys(registry) as ThemeName[])('the text of a field in %s', (theme) => {
  const { field, md } = deriveTypeScale(registry[theme]);

  it.each(options.fontSize)('has at least 16 px at the text size %s', (size) => {
    const rem = (BROWSER_PX * Number.parseFloat(rootFontSizes[size])) / 100;
    expect(toPx(field, rem)).toBeGreaterThanOrEqual(16);
    expect(toPx(field, rem)).toBeGreaterThanOrEqual(toPx(md, rem));
  });

  it('has at least 16 px with smaller text in the browser', () => {
    expect(toPx(field, 12)).toBe(16);
  });
});
