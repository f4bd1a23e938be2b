import { derive, type Tokens } from '../derive/derive';
import type { Scheme } from '../derive/surfaces';
import { registry, type ThemeName } from '../registry';
import type { Seed } from '../seeds/seed';
import { textStyles } from './textStyles';
import {
  colorValue,
  curve,
  dimension,
  duration,
  families,
  fixedLength,
  shadowLayers,
  type DesignToken,
} from './values';

/** A group of tokens and groups. */
export interface TokenGroup {
  [name: string]: DesignToken | TokenGroup | string | undefined;
  $description?: string;
}

/** How the leaves of each group of the contract are told. */
const types: Record<keyof Tokens, (css: string, name: string) => [type: string, value: unknown]> = {
  color: (css) => ['color', colorValue(css)],
  radius: (css) => ['dimension', dimension(css)],
  shadow: (css) => ['shadow', shadowLayers(css)],
  font: (css) => ['fontFamily', families(css)],
  text: (css) => ['dimension', fixedLength(css)],
  weight: (css) => ['fontWeight', Number(css)],
  leading: (css) => ['number', Number(css)],
  tracking: (css) => ['number', Number.parseFloat(css)],
  space: (css) => ['dimension', dimension(css)],
  size: (css) => ['dimension', fixedLength(css)],
  motion: (css, name) =>
    name.startsWith('ease') ? ['cubicBezier', curve(css)] : ['duration', duration(css)],
  z: (css) => ['number', Number(css)],
};

/** Tokens that are another token by derivation, and say so. */
const aliases: Record<string, string> = {
  'color.inverse': 'color.ink',
  'font.display': 'font.body',
};

/** What the format loses: sizes that grow, and tracking in em. */
const isInexact = (css: string): boolean => /^(clamp|max)\(|em$/.test(css) && !css.endsWith('rem');

/**
 * Every token of the contract in one scheme as a file for design tools, and the text
 * styles that are made of them. `theme` is a registered name, or a seed that is not yet.
 */
export function designTokens(theme: ThemeName | Seed, scheme: Scheme): TokenGroup {
  const seed = typeof theme === 'string' ? registry[theme] : theme;
  const tokens = derive(seed, scheme);
  const groups = Object.entries(tokens) as [keyof Tokens, Record<string, string>][];
  const file: TokenGroup = { $description: `The theme ${seed.label} in its ${scheme} scheme.` };
  for (const [group, leaves] of groups) {
    file[group] = Object.fromEntries(
      Object.entries(leaves).map(([name, css]): [string, DesignToken] => {
        const [$type, own] = types[group](css, name);
        const alias = aliases[`${group}.${name}`];
        const [from, leaf] = alias?.split('.') ?? [];
        const source = (tokens as unknown as Record<string, Record<string, string>>)[from ?? ''];
        const $value = leaf && source?.[leaf] === css ? `{${alias}}` : own;
        return [
          name,
          {
            $type,
            $value,
            ...(isInexact(css) && { $extensions: { 'com.gschool': { css } } }),
          },
        ];
      }),
    );
  }
  file['style'] = textStyles(tokens);
  return file;
}
