import { PNG } from 'pngjs';
import { expect, it } from 'vitest';

import { compare, shrink } from './compare';

function picture(width: number, paint: (x: number, y: number) => number): Buffer {
  const png = new PNG({ width, height: 4 });
  for (let y = 0; y < 4; y += 1) {
    for (let x = 0; x < width; x += 1) {
      png.data.fill(paint(x, y), (y * width + x) * 4, (y * width + x) * 4 + 3);
      png.data[(y * width + x) * 4 + 3] = 255;
    }
  }
  return PNG.sync.write(png);
}
const grey = picture(6, () => 120);

it('finds a picture equal to itself, and to its shrunken self', () => {
  expect(compare(grey, grey)).toEqual({ isSame: true, about: '' });
  expect(compare(grey, shrink(grey)).isSame).toBe(true);
});

it('finds one pixel, and shows where', () => {
  const { isSame, about, diff } = compare(
    grey,
    picture(6, (x, y) => (x === 2 && y === 1 ? 160 : 120)),
  );
  expect(isSame).toBe(false);
  expect(about).toBe('1 of 24 pixels differ');
  expect(diff).toBeInstanceOf(Buffer);
});

it('names sizes that differ', () => {
  expect(
    compare(
      grey,
      picture(7, () => 120),
    ).about,
  ).toBe('6 × 4 px became 7 × 4 px');
});
