import { registry, type ThemeName } from './registry';
import { options } from './settings/options';

/** Every colour theme in the order in which it is offered. */
export const themeNames: readonly ThemeName[] = options.color;

/** What people read for a theme: `dark` is labelled Netflix. */
export const themeLabel = (name: ThemeName): string => registry[name].label;

/** The class that gives a subtree the theme; `data-scheme` beside it chooses light or dark. */
export const themeClass = (name: ThemeName): `theme-${ThemeName}` => `theme-${name}`;
