import { checkContrast, type ContrastResult } from '../derive/checkContrast';
import { deriveChecked } from '../derive/deriveChecked';
import type { Scheme } from '../derive/surfaces';
import type { OwnTheme } from '../settings/ownTheme';
import { createRulesOf, flattenTokens, type ThemeTokens } from '../themeRules';
import { checkSeed, type OwnSeed } from './checkSeed';
import { commonTokens } from './commonTokens.css';

/** A project's own theme with everything that is derived from its seed. */
export interface DefinedTheme extends OwnTheme {
  /** Every token by its custom property, such as `--gs-color-page`. */
  tokens: ThemeTokens;
  /** The measured contrast of every required pair. */
  contrasts: Record<Scheme, ContrastResult[]>;
  /** The style sheet of the theme, with the selectors of the built-in themes. */
  css: string;
}

/**
 * Derives a theme from its seed, the way the build does for the built-in themes. Throws an error
 * that says what is wrong: a name, a color, or the contrasts that fail.
 */
export function defineTheme(seed: OwnSeed): DefinedTheme {
  checkSeed(seed);
  const { name, label, page } = seed;
  const light = deriveChecked(name, seed, 'light');
  const dark = deriveChecked(name, seed, 'dark');
  const tokens = { light: flattenTokens(light), dark: flattenTokens(dark) };
  const rules = createRulesOf(tokens, commonTokens, (scheme) => `.theme-${name}${scheme}`);
  const body = rules.map(({ selector, tokens: own }) => {
    const lines = Object.entries(own).map(([property, value]) => `    ${property}: ${value};\n`);
    return `  ${selector} {\n${lines.join('')}  }\n`;
  });
  return {
    name,
    label,
    page,
    tokens,
    contrasts: { light: checkContrast(light.color), dark: checkContrast(dark.color) },
    // The order is declared again, because this sheet may load before the library's sheets.
    css: `@layer gschool.tokens, gschool.base, gschool.components;\n@layer gschool.tokens {\n${body.join('')}}\n`,
  };
}
