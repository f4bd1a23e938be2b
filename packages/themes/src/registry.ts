import * as seeds from './seeds';
import type { Seed } from './seeds/seed';

/** A color theme's name, as it is stored and as it ends the class `theme-…`. */
export type ThemeName = keyof typeof seeds;

/**
 * The first themes, the default before all others (docs/product/appearance.md#appearance-settings).
 * Later themes follow by name.
 */
const first: readonly ThemeName[] = ['gschool', 'dark', 'hotstar', 'amazonprime', 'hulu'];
const byName: Readonly<Record<ThemeName, Seed>> = { ...seeds };
const names = Object.keys(byName) as ThemeName[];
const later = names.filter((name) => !first.includes(name)).sort();

/** Every color theme's seed by its name, in the order in which themes are offered. */
export const registry = Object.fromEntries(
  [...first, ...later].map((name) => [name, byName[name]]),
) as Readonly<Record<ThemeName, Seed>>;
