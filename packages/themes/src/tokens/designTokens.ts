import { derive, type Tokens } from '../derive/derive';
import type { Scheme } from '../derive/surfaces';
import { registry, type ThemeName } from '../registry';
import type { Seed } from '../seeds/seed';
import { createTextStyles } from './textStyles';
import {
  toColorValue,
  toCubicBezier,
  toDimension,
  toDuration,
  toFontFamilies,
  toFixedLength,
  toShadowLayers,
  type DesignToken,
} from './values';

/** A group of tokens and groups. */
export interface TokenGroup {
  [name: string]: DesignToken | TokenGroup | string | undefined;
  $description?: string;
}

/** The type of each group, and how its values are converted. */
const types: Record<keyof Tokens, (css: string, name: string) => [type: string, value: unknown]> = {
  color: (css) => ['color', toColorValue(css)],
  poster: (css) => ['color', toColorValue(css)],
  radius: (css) => ['dimension', toDimension(css)],
  shadow: (css) => ['shadow', toShadowLayers(css)],
  font: (css) => ['fontFamily', toFontFamilies(css)],
  text: (css) => ['dimension', toFixedLength(css)],
  weight: (css) => ['fontWeight', Number(css)],
  leading: (css) => ['number', Number(css)],
  tracking: (css) => ['number', Number.parseFloat(css)],
  space: (css) => ['dimension', toFixedLength(css)],
  size: (css) => ['dimension', toFixedLength(css)],
  motion: (css, name) =>
    name.startsWith('ease') ? ['cubicBezier', toCubicBezier(css)] : ['duration', toDuration(css)],
  z: (css) => ['number', Number(css)],
};

/** Tokens that are aliases of other tokens. */
const aliases: Record<string, string> = {
  'color.inverse': 'color.text',
  'font.display': 'font.body',
};

/** Whether the format can only approximate a value: fluid sizes, and tracking in em. */
const isApproximate = (css: string): boolean =>
  /^(clamp|max|min)\(|em$/.test(css) && !css.endsWith('rem');

/**
 * Creates a file for design tools with every token of the contract in one scheme, and the text
 * styles that consist of these tokens. `theme` is a registered name, or a seed that is not
 * registered yet.
 */
export function createDesignTokens(theme: ThemeName | Seed, scheme: Scheme): TokenGroup {
  const seed = typeof theme === 'string' ? registry[theme] : theme;
  const tokens = derive(seed, scheme);
  const groups = Object.entries(tokens) as [keyof Tokens, Record<string, string>][];
  const file: TokenGroup = { $description: `The theme ${seed.label} in its ${scheme} scheme.` };
  for (const [group, values] of groups) {
    file[group] = Object.fromEntries(
      Object.entries(values).map(([name, css]): [string, DesignToken] => {
        const [$type, own] = types[group](css, name);
        const alias = aliases[`${group}.${name}`];
        const [sourceGroup, sourceName] = alias?.split('.') ?? [];
        const source = (tokens as unknown as Record<string, Record<string, string>>)[
          sourceGroup ?? ''
        ];
        const $value = sourceName && source?.[sourceName] === css ? `{${alias}}` : own;
        return [
          name,
          {
            $type,
            $value,
            ...(isApproximate(css) && { $extensions: { 'com.gschool': { css } } }),
          },
        ];
      }),
    );
  }
  file['style'] = createTextStyles(tokens);
  return file;
}
