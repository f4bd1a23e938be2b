import type { LintError } from './sourceFiles';

const box = '(margin|padding|inset|scrollMargin|scrollPadding|border)(Left|Right)\\w*';
const corner = 'border(Top|Bottom)(Left|Right)Radius';
const physicalKey = new RegExp(`(^|[\\s{,])['"]?(left|right|${box}|${corner})['"]?\\s*:`);
/**
 * Matches `textAlign: 'left'`, `transformOrigin: 'left center'`, `float`, `clear` and positions.
 */
const physicalValue =
  /\b(textAlign|float|clear|captionSide|transformOrigin|objectPosition|backgroundPosition)\w*:\s*['"`][^'"`]*\b(left|right)\b/;

const colorCode = /#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b/i;
const colorFunction = /\b(rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(/i;
const names =
  'black|white|red|green|blue|yellow|orange|purple|pink|gray|grey|silver|gold|navy|teal|cyan|magenta|brown|maroon|olive|lime|aqua|fuchsia|indigo|violet|crimson|coral|salmon|beige|ivory|khaki|tomato|turquoise';
const colorName = new RegExp(
  `\\b(color|background\\w*|border\\w*|outline\\w*|fill|stroke|boxShadow|textShadow|accentColor|caretColor)\\b['"]?:\\s*['"\`](?:[^'"\`]*\\s)?(${names})\\b`,
  'i',
);

/** Matches files that may contain colors. */
const mayContainColors = /^packages\/themes\/src\/seeds\/|[pP]alettes?(\.css)?\.ts$/;

/**
 * Matches a time in a transition or an animation that is not a token. After `0s`, a time is only a
 * delay.
 */
const rawTime = /\b(?:transition|animation)\w*:[^\n;]*?['"`\s](?<!\b0s )(?!0m?s\b)[\d.]+m?s\b/g;
/** Matches media queries for motion. Inside them, a style sheet may set its own durations. */
const motionQuery = /(?:fullMotion|reducedMotion|prefers-reduced-motion: [\w-]+\)['"`])\]?: \{$/;

/** Whether a position in a style sheet is inside a block of a motion query. */
function isInMotionQuery(text: string, position: number): boolean {
  let depth = 0;
  for (let index = position; index >= 0; index -= 1) {
    if (text[index] === '}') depth += 1;
    if (text[index] !== '{') continue;
    if (depth === 0 && motionQuery.test(text.slice(Math.max(0, index - 80), index + 1)))
      return true;
    depth = Math.max(0, depth - 1);
  }
  return false;
}

/** Finds times that reduced motion would not set to zero. */
const findRawTimes = (file: string, text: string): LintError[] =>
  [...text.replace(/\$\{[^}]*\}/g, (value) => ' '.repeat(value.length)).matchAll(rawTime)]
    .filter(({ index }) => !isInMotionQuery(text, index))
    .map(({ index }) => ({
      file,
      line: text.slice(0, index).split('\n').length,
      reason:
        'a time that reduced motion does not change; use vars.motion, or a query about motion',
    }));

/**
 * Finds physical sides, colors that are not tokens, and times that reduced motion does not change, in
 * a style sheet (`*.css.ts`).
 */
export function findStyleErrors(file: string, text: string): LintError[] {
  const code = removeComments(text);
  const lines = code.split('\n');
  const lineErrors = lines.flatMap((line, index) => {
    const at = { file, line: index + 1 };
    const errors: LintError[] = [];
    if (physicalKey.test(line) || physicalValue.test(line)) {
      errors.push({
        ...at,
        reason: 'left and right are physical; use inline-start and inline-end',
      });
    }
    const isColor = [colorCode, colorFunction, colorName].some((rule) => rule.test(line));
    if (isColor && !mayContainColors.test(file)) {
      errors.push({ ...at, reason: 'a raw color; use vars.color from @gschool/themes' });
    }
    return errors;
  });
  return [...lineErrors, ...findRawTimes(file, code)];
}

/** Replaces comments with spaces, so that line numbers stay the same. */
export const removeComments = (text: string): string =>
  text
    .replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '))
    .replace(/(^|\s)\/\/.*$/gm, '$1');
