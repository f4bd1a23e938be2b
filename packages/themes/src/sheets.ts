import { derive } from './derive/derive';
import { verdicts } from './derive/promises';
import type { Scheme } from './derive/surfaces';
import { registry, type ThemeName } from './registry';

/** One rule of the themes' sheet: custom properties without their `--gs-`. */
export interface Sheet {
  selector: string;
  tokens: Record<string, string>;
}

/** Tokens as flat names, the way the contract names its custom properties: `--gs-…`. */
export function flatten(tree: object, path = 'gs'): Record<string, string> {
  return Object.fromEntries(
    Object.entries(tree).flatMap(([key, value]: [string, string | object]) => {
      const name = `${path}-${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
      return typeof value === 'string'
        ? [[`--${name}`, value]]
        : Object.entries(flatten(value, name));
    }),
  );
}

/** What every one of the sets agrees on. */
const shared = (sets: readonly Record<string, string>[]): Record<string, string> =>
  Object.fromEntries(
    Object.entries(sets[0] ?? {}).filter(([name, value]) =>
      sets.every((set) => set[name] === value),
    ),
  );

const without = (tokens: Record<string, string>, known: Record<string, string>) =>
  Object.fromEntries(Object.entries(tokens).filter(([name]) => !(name in known)));

/** The tokens of a theme in a scheme; a theme that breaks a promise of contrast does not build. */
function built(name: ThemeName, scheme: Scheme): Record<string, string> {
  const tokens = derive(registry[name], scheme);
  const broken = verdicts(tokens.color).filter(({ isKept }) => !isKept);
  if (broken.length > 0) {
    const lines = broken.map(
      ({ text, ground, ratio, measured }) =>
        `${text} on ${ground} has ${measured.toFixed(2)}:1, not ${ratio}:1`,
    );
    throw new Error(`The theme ${name} breaks its contrast in ${scheme}: ${lines.join('; ')}`);
  }
  return flatten(tokens);
}

/**
 * Every theme in both schemes with nothing said twice: what all share stands
 * on `:root`, what a theme's schemes share on its class, the rest on the scheme.
 * The default theme answers on a bare `:root` too, below every class (`:where`).
 */
export function sheets(): Sheet[] {
  const themes = (Object.keys(registry) as ThemeName[]).map((name) => ({
    name,
    light: built(name, 'light'),
    dark: built(name, 'dark'),
  }));
  const common = shared(themes.flatMap(({ light, dark }) => [light, dark]));
  return [
    { selector: ':root', tokens: common },
    ...themes.flatMap(({ name, light, dark }) => {
      const both = without(shared([light, dark]), common);
      const own = { ...common, ...both };
      const isDefault = name === 'gschool';
      return [
        {
          selector: isDefault ? ':where(:root), .theme-gschool' : `.theme-${name}`,
          tokens: { ...both, ...without(light, own) },
        },
        {
          selector: isDefault
            ? ':where(:root[data-scheme="dark"]), .theme-gschool[data-scheme="dark"]'
            : `.theme-${name}[data-scheme="dark"]`,
          tokens: without(dark, own),
        },
      ];
    }),
  ];
}
