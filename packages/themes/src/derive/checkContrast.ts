import { getContrast } from './oklch';
import type { Tokens } from './derive';

/** A color token by its name in the contract. */
export type ColorToken = keyof Tokens['color'];

/** Text or an edge on a background, and the contrast that the contract requires. */
export interface ContrastPair {
  text: ColorToken;
  background: ColorToken;
  /** 7 and 4.5 for text, 3 for edges of controls and the focus ring. */
  ratio: number;
}

/**
 * The required contrasts. The tests, the Storybook pages and the build use this list. A theme that
 * fails cannot be built.
 */
const requirements: readonly (readonly [
  text: ColorToken,
  backgrounds: ColorToken[],
  ratio: number,
])[] = [
  ['text', ['page', 'surfaceRaised', 'surfaceSunken'], 7],
  ['text', ['brandSoft', 'infoSoft', 'successSoft', 'warningSoft', 'dangerSoft'], 7],
  ['textMuted', ['page', 'surfaceRaised', 'surfaceSunken'], 4.5],
  ['text', ['brandHighlight'], 4.5],
  ['border', ['page', 'surfaceRaised', 'surfaceSunken'], 3],
  ['overlayBorder', ['scrim'], 3],
  ['focus', ['page', 'surfaceRaised', 'surfaceSunken', 'brandSoft'], 3],
  ['brandText', ['page', 'surfaceRaised', 'surfaceSunken', 'brandSoft'], 4.5],
  ['accentText', ['page', 'surfaceRaised', 'surfaceSunken'], 4.5],
  ['infoText', ['page', 'surfaceRaised', 'surfaceSunken', 'infoSoft'], 4.5],
  ['successText', ['page', 'surfaceRaised', 'surfaceSunken', 'successSoft'], 4.5],
  ['warningText', ['page', 'surfaceRaised', 'surfaceSunken', 'warningSoft'], 4.5],
  ['dangerText', ['page', 'surfaceRaised', 'surfaceSunken', 'dangerSoft'], 4.5],
  ['onBrand', ['brand', 'brandStrong'], 4.5],
  ['onAccent', ['accent'], 4.5],
  ['onInfo', ['info'], 4.5],
  ['onSuccess', ['success'], 4.5],
  ['onWarning', ['warning'], 4.5],
  ['onDanger', ['danger', 'dangerStrong'], 4.5],
  ['onInverse', ['inverse'], 7],
  ['page', ['inverse'], 7],
  ['onSurfaceDark', ['surfaceDark'], 7],
  ['onMediaOverlay', ['mediaOverlay'], 4.5],
];

/** Every required pair. */
export const contrastPairs: readonly ContrastPair[] = requirements.flatMap(
  ([text, backgrounds, ratio]) => backgrounds.map((background) => ({ text, background, ratio })),
);

/** The result for one pair. */
export interface ContrastResult extends ContrastPair {
  /** The measured contrast, 1–21. */
  measured: number;
  /** Whether `measured` reaches `ratio`. */
  passes: boolean;
  /**
   * The WCAG level. For text, AAA is 7 or more and AA is 4.5 or more. For edges and rings (1.4.11),
   * AA is 3 or more. Anything lower fails.
   */
  level: 'AAA' | 'AA' | 'fails';
}

/**
 * What a translucent background is measured over: the scrim over the surfaces of the page that it
 * covers, the background of texts on pictures over white, its worst case.
 */
const getSurfacesBehind = (background: ColorToken, color: Tokens['color']): readonly string[] =>
  background === 'scrim' ? [color.page, color.surfaceRaised, color.surfaceSunken] : ['#ffffff'];

/** Checks every required pair. */
export function checkContrast(color: Tokens['color']): ContrastResult[] {
  return contrastPairs.map((pair) => {
    const measured = Math.min(
      ...getSurfacesBehind(pair.background, color).map((behind) =>
        getContrast(color[pair.text], color[pair.background], behind),
      ),
    );
    const isText = pair.ratio > 3;
    const isAa = measured >= (isText ? 4.5 : 3);
    return {
      ...pair,
      measured,
      passes: measured >= pair.ratio,
      level: isText && measured >= 7 ? 'AAA' : isAa ? 'AA' : 'fails',
    };
  });
}
