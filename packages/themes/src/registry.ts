import type { ThemeSettings } from './settings/settings';
import { amazonprime } from './seeds/amazonprime';
import { dark } from './seeds/dark';
import { gschool } from './seeds/gschool';
import { hotstar } from './seeds/hotstar';
import { hulu } from './seeds/hulu';
import type { Seed } from './seeds/seed';

/** A colour theme's name, as it is stored and as it ends the class `theme-…`. */
export type ThemeName = ThemeSettings['color'];

/** Every colour theme. One that the settings offer and this table forgets is a type error. */
export const registry = { gschool, dark, hotstar, amazonprime, hulu } satisfies Record<
  ThemeName,
  Seed
>;
