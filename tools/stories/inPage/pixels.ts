import { describeElement } from './element';
import { findPicturedTexts, getLuminance, type PicturedText } from './contrast';

/** A part of the document, as the screenshots of the check show it. */
export interface Region {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A color that no picture of ours has: it marks the pixels of letters. */
const MARK = [255, 0, 255] as const;
/** How far the color of a letter's pixel may be from the mark; at its edges it is further. */
const NEAR_MARK = 48;
/** The edge of a picture may pass behind a letter: so much of a text may have less contrast. */
const TOLERATED_SHARE = 0.02;
/** A text with fewer pixels is clipped, or too small to read. */
const MIN_PIXELS = 12;

let texts: PicturedText[] = [];

/**
 * Paints what the browser skips far from the screen. A screenshot of the whole page reaches it, and
 * the first one can be taken before it is painted.
 */
const unskipped = new CSSStyleSheet();
unskipped.replaceSync('* { content-visibility: visible !important }');

const setUnskipped = (isOn: boolean): void => {
  const others = document.adoptedStyleSheets.filter((sheet) => sheet !== unskipped);
  document.adoptedStyleSheets = isOn ? [...others, unskipped] : others;
};

/**
 * Finds the texts to measure, and returns the region around them; undefined if there are none.
 * Until `paintTexts('shown')`, the browser skips nothing.
 */
export function startPixelCheck(): Region | undefined {
  setUnskipped(true);
  const region = findRegion();
  if (!region) setUnskipped(false);
  return region;
}

function findRegion(): Region | undefined {
  texts = findPicturedTexts();
  const boxes = texts.map(({ element }) => element.getBoundingClientRect());
  if (boxes.length === 0) return undefined;
  const left = Math.max(0, Math.floor(Math.min(...boxes.map((box) => box.left)) + scrollX));
  const top = Math.max(0, Math.floor(Math.min(...boxes.map((box) => box.top)) + scrollY));
  const right = Math.min(
    document.documentElement.scrollWidth,
    Math.ceil(Math.max(...boxes.map((box) => box.right)) + scrollX),
  );
  const bottom = Math.min(
    document.documentElement.scrollHeight,
    Math.ceil(Math.max(...boxes.map((box) => box.bottom)) + scrollY),
  );
  return right > left && bottom > top
    ? { x: left, y: top, width: right - left, height: bottom - top }
    : undefined;
}

/** Hides the letters of the texts, marks their pixels, or shows them again. */
export function paintTexts(how: 'hidden' | 'marked' | 'shown'): void {
  if (how === 'shown') setUnskipped(false);
  const color = how === 'hidden' ? 'transparent' : `rgb(${MARK.join(' ')})`;
  for (const { element } of texts) {
    if (how === 'shown') {
      element.style.removeProperty('color');
      element.style.removeProperty('transition');
    } else {
      element.style.setProperty('color', color, 'important');
      element.style.setProperty('transition', 'none', 'important');
    }
  }
}

/**
 * Measures each text against the pixels behind its letters: `hidden` and `marked` are screenshots of
 * the region (PNG, base64) without the letters, and with letters in the mark's color.
 */
export async function measureTexts(
  region: Region,
  hidden: string,
  marked: string,
): Promise<string[]> {
  const [behind, letters] = await Promise.all([decode(hidden), decode(marked)]);
  return texts.flatMap(({ element, ink, ratio }) => {
    const box = element.getBoundingClientRect();
    const contrasts: number[] = [];
    const start = Math.max(0, Math.floor(box.left + scrollX - region.x));
    const end = Math.min(behind.width, Math.ceil(box.right + scrollX - region.x));
    const first = Math.max(0, Math.floor(box.top + scrollY - region.y));
    const last = Math.min(behind.height, Math.ceil(box.bottom + scrollY - region.y));
    for (let y = first; y < last; y++)
      for (let x = start; x < end; x++) {
        const at = (y * behind.width + x) * 4;
        const isNear = (data: ImageData['data']) =>
          MARK.every((part, i) => Math.abs((data[at + i] ?? 0) - part) <= NEAR_MARK);
        if (!isNear(letters.data) || isNear(behind.data)) continue;
        const background = [0, 1, 2].map((i) => behind.data[at + i] ?? 0) as [
          number,
          number,
          number,
        ];
        contrasts.push(getContrastOn(ink, background));
      }
    if (contrasts.length < MIN_PIXELS) return [];
    const low = contrasts.toSorted((a, b) => a - b)[
      Math.floor(contrasts.length * TOLERATED_SHARE)
    ] as number;
    return low < ratio
      ? [`${describeElement(element)} has ${low.toFixed(2)}:1 in its pixels, not ${ratio}:1`]
      : [];
  });
}

async function decode(png: string): Promise<ImageData> {
  const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const context = new OffscreenCanvas(image.width, image.height).getContext('2d')!;
  context.drawImage(image, 0, 0);
  return context.getImageData(0, 0, image.width, image.height);
}

/** The contrast of WCAG 2 between a pixel and a text, which may be translucent, on it. */
function getContrastOn(
  [red, green, blue, alpha]: PicturedText['ink'],
  background: readonly [number, number, number],
): number {
  const blend = (part: number, i: 0 | 1 | 2) =>
    (part * alpha + background[i] * (255 - alpha)) / 255;
  const [a, b] = [
    getLuminance([blend(red, 0), blend(green, 1), blend(blue, 2)]),
    getLuminance(background),
  ];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}
