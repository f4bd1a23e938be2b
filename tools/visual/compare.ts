import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/**
 * How far (0–1) a pixel's colour may be off. Letters are drawn by the same
 * browser with the same fonts, so hardly at all.
 */
const COLOUR_SLACK = 0.02;

/** How a picture compares with its reference. */
export interface Comparison {
  isSame: boolean;
  /** In words; empty when nothing differs. */
  about: string;
  /** Where it differs, as a PNG. */
  diff?: Buffer;
}

/** Compares two PNGs pixel by pixel, the softened edges of shapes included. */
export function compare(reference: Buffer, actual: Buffer): Comparison {
  const [before, after] = [PNG.sync.read(reference), PNG.sync.read(actual)];
  const { width, height } = before;
  if (width !== after.width || height !== after.height) {
    const sizes = `${width} × ${height} px became ${after.width} × ${after.height} px`;
    return { isSame: false, about: sizes };
  }
  const diff = new PNG({ width, height });
  const differing = pixelmatch(before.data, after.data, diff.data, width, height, {
    threshold: COLOUR_SLACK,
    includeAA: true,
  });
  if (differing === 0) return { isSame: true, about: '' };
  const about = `${differing} of ${width * height} pixels differ`;
  return { isSame: false, about, diff: PNG.sync.write(diff) };
}

/** The same picture in fewer bytes: no transparency, the strongest compression. */
export function shrink(png: Buffer): Buffer {
  const picture = PNG.sync.read(png);
  return PNG.sync.write(picture, { colorType: 2, inputHasAlpha: true, deflateLevel: 9 });
}
