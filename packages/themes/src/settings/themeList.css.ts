// vanilla-extract evaluates this file at build time: only the names and labels of the
// registry reach the browser and `theme-init.js`, not the seeds.
import { registry, type ThemeName } from '../registry';

/** Every color theme in the order in which it is offered. */
export const themeList = Object.keys(registry) as ThemeName[];

/** The label of a theme. */
export const themeLabels = Object.fromEntries(
  themeList.map((name) => [name, registry[name].label]),
) as Record<ThemeName, string>;

/**
 * The color of the page and its header, by theme and mode. Browsers use it for their own bars
 * (`<meta name="theme-color">`).
 */
export const pageColors = Object.fromEntries(
  themeList.map((name) => [name, registry[name].page]),
) as Record<ThemeName, Record<'light' | 'dark', string>>;
