import { wcagContrast } from 'culori';
import { describe, expect, it } from 'vitest';

import { registry, type ThemeName } from '../registry';
import { derive } from './derive';
import { contrastPairs, checkContrast } from './checkContrast';

const schemes = ['light', 'dark'] as const;

describe.each(Object.keys(registry) as ThemeName[])('%s', (name) => {
  describe.each(schemes)('%s', (scheme) => {
    const { color } = derive(registry[name], scheme);

    it.each(checkContrast(color))(
      '$text on $background has at least $ratio:1',
      ({ measured, ratio }) => {
        expect(measured).toBeGreaterThanOrEqual(ratio);
      },
    );

    it('has a dark surface that is dark', () => {
      expect(wcagContrast('#ffffff', color.surfaceDark)).toBeGreaterThanOrEqual(7);
    });
  });
});

describe('checkContrast', () => {
  const { color } = derive(registry.gschool, 'light');
  const of = (text: string, background: string, colors = color) =>
    checkContrast(colors).find(
      (result) => result.text === text && result.background === background,
    );

  it('returns one result for each required pair, without duplicates', () => {
    expect(checkContrast(color)).toHaveLength(contrastPairs.length);
    expect(new Set(contrastPairs.map(({ text, background }) => `${text}/${background}`)).size).toBe(
      contrastPairs.length,
    );
  });

  it('uses the WCAG levels for text, and at most AA for edges', () => {
    const at = (text: string) => of('text', 'page', { ...color, page: '#ffffff', text })?.level;
    expect([at('#000000'), at('#767676'), at('#777777')]).toEqual(['AAA', 'AA', 'fails']);
    const border = { ...color, page: '#ffffff', border: '#000000' };
    expect(of('border', 'page', border)?.level).toBe('AA');
    expect(of('text', 'page', { ...color, page: '#ffffff', text: '#767676' })?.passes).toBe(false);
  });

  it('measures a translucent background over white, the worst case', () => {
    const over = [1, 3, 5].map((at) =>
      Math.round(parseInt(color.mediaOverlay.slice(at, at + 2), 16) * 0.8 + 255 * 0.2),
    );
    const measured = of('onMediaOverlay', 'mediaOverlay')?.measured;
    expect(measured).toBeCloseTo(wcagContrast('#ffffff', `rgb(${over.join(' ')})`), 1);
  });
});
