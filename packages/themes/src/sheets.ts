import { derive } from './derive/derive';
import { registry, type ThemeName } from './registry';

/** One rule of the themes' sheet: custom properties without their `--gs-`. */
export interface Sheet {
  selector: string;
  tokens: Record<string, string>;
}

/** Tokens as flat names, the way the contract names its custom properties. */
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

/**
 * The five themes in both schemes with nothing said twice: what all share stands
 * on `:root`, what a theme's schemes share on its class, the rest on the scheme.
 * The default theme answers on a bare `:root` too, below every class (`:where`).
 */
export function sheets(): Sheet[] {
  const themes = (Object.keys(registry) as ThemeName[]).map((name) => ({
    name,
    light: flatten(derive(registry[name], 'light')),
    dark: flatten(derive(registry[name], 'dark')),
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
