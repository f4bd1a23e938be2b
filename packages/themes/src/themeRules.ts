import { deriveChecked } from './derive/deriveChecked';
import type { Scheme } from './derive/surfaces';
import { registry, type ThemeName } from './registry';

/** A rule in the themes' style sheet: custom properties without their `--gs-`. */
export interface ThemeRule {
  selector: string;
  tokens: Record<string, string>;
}

/** Flattens tokens to names that match the contract's custom properties: `--gs-…`. */
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

/** The entries that are the same in all sets. */
const pickShared = (sets: readonly Record<string, string>[]): Record<string, string> =>
  Object.fromEntries(
    Object.entries(sets[0] ?? {}).filter(([name, value]) =>
      sets.every((set) => set[name] === value),
    ),
  );

const omitUnchanged = (tokens: Record<string, string>, known: Record<string, string>) =>
  Object.fromEntries(Object.entries(tokens).filter(([name, value]) => known[name] !== value));

/** Every token of a theme in both schemes, as flat names. */
export type ThemeTokens = Record<Scheme, Record<string, string>>;

/**
 * The rules of a theme: first the tokens that both schemes share, then the tokens that differ in
 * the dark scheme.
 */
export function createRulesOf(
  { light, dark }: ThemeTokens,
  common: Record<string, string>,
  select: (scheme: string) => string,
): ThemeRule[] {
  const both = omitUnchanged(pickShared([light, dark]), common);
  const tokens = { ...both, ...omitUnchanged(light, { ...common, ...both }) };
  return [
    { selector: select(''), tokens },
    {
      selector: select('[data-scheme="dark"]'),
      tokens: omitUnchanged(dark, { ...common, ...tokens }),
    },
  ];
}

const createBuiltInTokens = () =>
  (Object.keys(registry) as ThemeName[]).map((name) => ({
    name,
    tokens: {
      light: flattenTokens(deriveChecked(name, registry[name], 'light')),
      dark: flattenTokens(deriveChecked(name, registry[name], 'dark')),
    },
  }));

const pickCommon = (themes: readonly { tokens: ThemeTokens }[]) =>
  pickShared(themes.flatMap(({ tokens: { light, dark } }) => [light, dark]));

/** The tokens that have the same value in every built-in theme and scheme. */
export const createCommonTokens = (): Record<string, string> => pickCommon(createBuiltInTokens());

/**
 * The rules of every theme in both schemes without duplicates: tokens that all themes share are on
 * `:root`, tokens that both schemes share are on the theme's class, and the rest are on the scheme.
 * The default theme also applies to `:root`, with the lowest specificity (`:where`).
 */
export function createThemeRules(): ThemeRule[] {
  const themes = createBuiltInTokens();
  const common = pickCommon(themes);
  return [
    { selector: ':root', tokens: common },
    ...themes.flatMap(({ name, tokens }) =>
      createRulesOf(tokens, common, (scheme) =>
        name === 'gschool'
          ? `:where(:root${scheme}), .theme-gschool${scheme}`
          : `.theme-${name}${scheme}`,
      ),
    ),
  ];
}
