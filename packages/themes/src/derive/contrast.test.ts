import { wcagContrast } from 'culori';
import { describe, expect, it } from 'vitest';
import { registry, type ThemeName } from '../registry';
import { derive, type Tokens } from './derive';

type Color = keyof Tokens['color'];

/** What the contract promises: this text or edge, on these grounds, at this contrast. */
const promises: [text: Color, grounds: Color[], ratio: number][] = [
  ['ink', ['page', 'raised', 'sunk'], 7],
  ['ink', ['brandSoft', 'infoSoft', 'successSoft', 'warningSoft', 'dangerSoft'], 7],
  ['soft', ['page', 'raised', 'sunk'], 4.5],
  ['edge', ['page', 'raised', 'sunk'], 3],
  ['focus', ['page', 'raised', 'sunk', 'brandSoft'], 3],
  ['brandText', ['page', 'raised', 'sunk', 'brandSoft'], 4.5],
  ['accentText', ['page', 'raised', 'sunk'], 4.5],
  ['infoText', ['page', 'raised', 'sunk', 'infoSoft'], 4.5],
  ['successText', ['page', 'raised', 'sunk', 'successSoft'], 4.5],
  ['warningText', ['page', 'raised', 'sunk', 'warningSoft'], 4.5],
  ['dangerText', ['page', 'raised', 'sunk', 'dangerSoft'], 4.5],
  ['onBrand', ['brand', 'brandStrong'], 4.5],
  ['onAccent', ['accent'], 4.5],
  ['onInfo', ['info'], 4.5],
  ['onSuccess', ['success'], 4.5],
  ['onWarning', ['warning'], 4.5],
  ['onDanger', ['danger'], 4.5],
  ['onInverse', ['inverse'], 7],
  ['page', ['inverse'], 7],
];

const schemes = ['light', 'dark'] as const;

describe.each(Object.keys(registry) as ThemeName[])('%s', (name) => {
  describe.each(schemes)('%s', (scheme) => {
    const { color } = derive(registry[name], scheme);
    const pairs = promises.flatMap(([text, grounds, ratio]) =>
      grounds.map((ground) => ({ text, ground, ratio })),
    );

    it.each(pairs)('$text on $ground holds $ratio:1', ({ text, ground, ratio }) => {
      expect(wcagContrast(color[text], color[ground])).toBeGreaterThanOrEqual(ratio);
    });

    it('a plate carries its text over any picture', () => {
      // Worst case: the plate's opacity over pure white.
      const opacity = parseInt(color.plate.slice(7), 16) / 255;
      const over = [1, 3, 5].map((at) =>
        Math.round(parseInt(color.plate.slice(at, at + 2), 16) * opacity + 255 * (1 - opacity)),
      );
      const ground = `rgb(${over.join(' ')})`;
      expect(wcagContrast(color.onPlate, ground)).toBeGreaterThanOrEqual(4.5);
    });
  });
});
