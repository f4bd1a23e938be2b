import { drawFigure } from './figure';
import { drawBackground } from './backgrounds';
import { getSeed } from './grounds';
import { drawObject, objects } from './objects';
import { defaultColors, getPalette, type Palette } from './palettes';
import type { PosterColors } from './posterColors';
import { drawPortrait, portraits } from './portraits';
import { poses } from './poses';
import type { PosterFormat } from './posterFormat';
import { drawEquipment, getEquipmentRise, hasEquipment, hidesHands } from './equipment';
import { random } from './random';
import { round } from './shapes';

export { defaultColors, type PosterColors };

const card: PosterFormat = { width: 640, height: 360 };

const pick = (names: readonly string[], motif: string, seed: number): string =>
  names.includes(motif) ? motif : (names[seed % names.length] ?? '');

const figureScene = (motif: string, seed: number, c: Palette, format: PosterFormat): string => {
  const { width: w, height: h, isHero } = format;
  const next = random(seed);
  const pose = poses[motif] as readonly number[];
  const isWide = w > h * 1.2;
  const floor = h * (isHero ? 0.93 : isWide ? 0.9 : 0.84);
  const isFlipped = next() > 0.5;
  const figure = drawFigure(
    pose,
    {
      skin: c.ink,
      behind: c.behind,
      suit: c.soft,
      behindSuit: c.shade,
      hair: c.hair,
      line: c.line,
      band: c.hot,
    },
    { isFlipped, isGripping: hasEquipment(motif), isDetailed: Boolean(isHero) },
  );
  const [left, bodyTop, right, bottom] = figure.box;
  const hand = Math.min(...figure.hands.map(([, y]) => y));
  const top = Math.min(bodyTop, hand - getEquipmentRise(motif));
  const tall = bottom - top + figure.lift;
  const room = floor - h * (isHero ? 0.05 : 0.08);
  // Low poses are enlarged, but a seated figure stays smaller than a standing one.
  const scale = Math.min(room / tall, (w * (isWide ? 0.62 : 0.86)) / (right - left), room / 640);
  const reach = ((right - left) / 2) * scale;
  const desired = w * (isWide ? (isHero ? 0.5 : 0.46 + next() * 0.2) : 0.5);
  const middle = Math.max(reach + w * 0.04, Math.min(w - reach - w * 0.04, desired));
  const x = round(middle - ((left + right) / 2) * scale);
  const y = round(floor - (bottom + figure.lift) * scale);
  const k = Math.round(scale * 1000) / 1000;
  const equipment = drawEquipment(motif, figure.hands, c);
  return (
    drawBackground(seed, { width: w, height: h, middle, floor }, c, next) +
    `<g transform="translate(${x} ${y}) scale(${k})">${figure.markup}${hidesHands(motif) ? figure.fists + equipment : equipment + figure.fists}</g>`
  );
};

/**
 * Returns the contents of the `<svg>` for a reference. Never throws. The output contains no text
 * from the reference, so it needs no escaping.
 * `colors` are hex colors, or custom properties where a style sheet sets them.
 */
export const drawScene = (
  reference: string,
  format: PosterFormat = card,
  colors: PosterColors = defaultColors,
): string => {
  const [kind, motif = ''] = reference.replace(/^art:/, '').split('/');
  const seed = getSeed(reference);
  const c = getPalette(seed, colors);
  const scene =
    kind === 'portrait'
      ? drawPortrait(pick(portraits, motif, seed), seed, c, format)
      : kind === 'object'
        ? drawObject(pick(objects, motif, seed), seed, c, format)
        : figureScene(pick(Object.keys(poses), motif, seed), seed, c, format);
  return `<path fill="${c.background}" d="M0 0H${format.width}V${format.height}H0Z"/>${scene}`;
};

/**
 * Draws a poster as SVG text: only presentation attributes, no ids, the same
 * on a server and in a browser. An unknown reference draws a figure too.
 */
export const drawPoster = (
  reference: string,
  format: PosterFormat = card,
  colors: PosterColors = defaultColors,
): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${format.width}" height="${format.height}" viewBox="0 0 ${format.width} ${format.height}" preserveAspectRatio="xMidYMid slice">${drawScene(reference, format, colors)}</svg>`;

/** Draws a poster as a data URL, for the `src` of an image. Shorter than with every sign encoded. */
export const drawPosterUrl = (
  reference: string,
  format: PosterFormat = card,
  colors: PosterColors = defaultColors,
): string =>
  `data:image/svg+xml,${drawPoster(reference, format, colors)
    .replaceAll('"', "'")
    .replace(/[#<>%]/g, encodeURIComponent)}`;
