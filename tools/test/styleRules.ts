import type { LintError } from './sourceFiles';

const box = '(margin|padding|inset|scrollMargin|scrollPadding|border)(Left|Right)\\w*';
const corner = 'border(Top|Bottom)(Left|Right)Radius';
const physicalKey = new RegExp(`(^|[\\s{,])['"]?(left|right|${box}|${corner})['"]?\\s*:`);
/** `textAlign: 'left'`, `transformOrigin: 'left center'`, `float`, `clear`, positions. */
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

/** Files that may contain colors. */
const mayContainColors = /^packages\/themes\/src\/seeds\/|[pP]alettes?(\.css)?\.ts$/;

/** Finds physical sides, and colors that are not tokens, in a style sheet (`*.css.ts`). */
export function findStyleErrors(file: string, text: string): LintError[] {
  const lines = removeComments(text).split('\n');
  return lines.flatMap((line, index) => {
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
}

/** Replaces comments by spaces; lines keep their numbers. */
export const removeComments = (text: string): string =>
  text
    .replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '))
    .replace(/(^|\s)\/\/.*$/gm, '$1');
