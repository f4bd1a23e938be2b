import * as seeds from './seeds';
import type { Seed } from './seeds/seed';

/** The name of a color theme, which is stored and is the end of the class `theme-…`. */
export type ThemeName = keyof typeof seeds;

/**
 * The first themes, with the default at the start (docs/product/appearance.md#appearance-settings).
 * All others follow, sorted by name.
 */
const first: readonly ThemeName[] = ['gschool', 'dark', 'hotstar', 'amazonprime', 'hulu'];
const byName: Readonly<Record<ThemeName, Seed>> = { ...seeds };
const names = Object.keys(byName) as ThemeName[];
const later = names.filter((name) => !first.includes(name)).sort();

/** Every color theme's seed by its name, in the order in which themes are offered. */
export const registry = Object.fromEntries(
  [...first, ...later].map((name) => [name, byName[name]]),
) as Readonly<Record<ThemeName, Seed>>;
