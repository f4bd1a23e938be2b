import { derive } from './derive/derive';
import { checkContrast } from './derive/checkContrast';
import type { Scheme } from './derive/surfaces';
import { registry, type ThemeName } from './registry';

/** One rule of the themes' sheet: custom properties without their `--gs-`. */
export interface ThemeRule {
  selector: string;
  tokens: Record<string, string>;
}

/** Tokens as flat names, the way the contract names its custom properties: `--gs-…`. */
export function flattenTokens(tree: object, path = 'gs'): Record<string, string> {
  return Object.fromEntries(
    Object.entries(tree).flatMap(([key, value]: [string, string | object]) => {
      const name = `${path}-${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
      return typeof value === 'string'
        ? [[`--${name}`, value]]
        : Object.entries(flattenTokens(value, name));
    }),
  );
}

/** The entries that are the same in every set. */
const pickShared = (sets: readonly Record<string, string>[]): Record<string, string> =>
  Object.fromEntries(
    Object.entries(sets[0] ?? {}).filter(([name, value]) =>
      sets.every((set) => set[name] === value),
    ),
  );

const omitKnown = (tokens: Record<string, string>, known: Record<string, string>) =>
  Object.fromEntries(Object.entries(tokens).filter(([name]) => !(name in known)));

/** The tokens of a theme in a scheme. Throws if a required contrast fails. */
function buildTokens(name: ThemeName, scheme: Scheme): Record<string, string> {
  const tokens = derive(registry[name], scheme);
  const failed = checkContrast(tokens.color).filter(({ passes }) => !passes);
  if (failed.length > 0) {
    const lines = failed.map(
      ({ text, background, ratio, measured }) =>
        `${text} on ${background} has ${measured.toFixed(2)}:1, not ${ratio}:1`,
    );
    throw new Error(`The theme ${name} breaks its contrast in ${scheme}: ${lines.join('; ')}`);
  }
  return flattenTokens(tokens);
}

/**
 * The rules of every theme in both schemes without duplicates: tokens that all themes share are on
 * `:root`, tokens that both schemes share on the theme's class, the rest on the scheme. The default
 * theme also applies to `:root`, with the lowest specificity (`:where`).
 */
export function createThemeRules(): ThemeRule[] {
  const themes = (Object.keys(registry) as ThemeName[]).map((name) => ({
    name,
    light: buildTokens(name, 'light'),
    dark: buildTokens(name, 'dark'),
  }));
  const common = pickShared(themes.flatMap(({ light, dark }) => [light, dark]));
  return [
    { selector: ':root', tokens: common },
    ...themes.flatMap(({ name, light, dark }) => {
      const both = omitKnown(pickShared([light, dark]), common);
      const own = { ...common, ...both };
      const isDefault = name === 'gschool';
      return [
        {
          selector: isDefault ? ':where(:root), .theme-gschool' : `.theme-${name}`,
          tokens: { ...both, ...omitKnown(light, own) },
        },
        {
          selector: isDefault
            ? ':where(:root[data-scheme="dark"]), .theme-gschool[data-scheme="dark"]'
            : `.theme-${name}[data-scheme="dark"]`,
          tokens: omitKnown(dark, own),
        },
      ];
    }),
  ];
}
