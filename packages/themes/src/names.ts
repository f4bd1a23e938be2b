import type { ThemeName } from './registry';
import type { AnyThemeName } from './settings/ownTheme';
import { themeLabels, themeList } from './settings/themeList.css';

/** Every color theme in the order in which it is offered. */
export const themeNames: readonly ThemeName[] = themeList;

/** The label of a theme. For `dark`, the label is Netflix. */
export const themeLabel = (name: ThemeName): string => themeLabels[name];

/**
 * The class that applies the theme to a subtree. A `data-scheme` attribute on the same element
 * selects light or dark.
 */
export const themeClass = (name: AnyThemeName): `theme-${string}` => `theme-${name}`;
