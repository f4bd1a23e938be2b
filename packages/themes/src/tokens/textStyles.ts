import type { Tokens } from '../derive/derive';
import { toDimension, toFixedLength, type DesignToken } from './values';

type Size = keyof Tokens['text'];

/** The family, weight, leading and tracking of each text size. */
const made: Record<
  Size,
  readonly [
    font: 'body' | 'display',
    weight: keyof Tokens['weight'],
    leading: keyof Tokens['leading'],
    tracking: keyof Tokens['tracking'] | null,
  ]
> = {
  display: ['display', 'display', 'tight', 'display'],
  h1: ['display', 'display', 'tight', 'display'],
  h2: ['display', 'bold', 'snug', 'tight'],
  h3: ['display', 'bold', 'snug', 'tight'],
  xl: ['body', 'semibold', 'snug', null],
  lg: ['body', 'regular', 'body', null],
  md: ['body', 'regular', 'body', null],
  field: ['body', 'regular', 'snug', null],
  sm: ['body', 'regular', 'body', null],
  xs: ['body', 'medium', 'body', null],
};

/**
 * Text styles for design tools. Everything except tracking, which the format requires as a length,
 * is an alias.
 */
export const createTextStyles = (tokens: Tokens): Record<string, DesignToken> =>
  Object.fromEntries(
    (Object.keys(made) as Size[]).map((size) => {
      const [font, weight, leading, tracking] = made[size];
      const em = tracking ? Number.parseFloat(tokens.tracking[tracking]) : 0;
      const letterSpacing = +(toFixedLength(tokens.text[size]).value * em).toFixed(4);
      return [
        size,
        {
          $type: 'typography',
          $value: {
            fontFamily: `{font.${font}}`,
            fontSize: `{text.${size}}`,
            fontWeight: `{weight.${weight}}`,
            lineHeight: `{leading.${leading}}`,
            letterSpacing: toDimension(`${letterSpacing}rem`),
          },
        },
      ];
    }),
  );
