import type { ThemeName } from './registry';
import type { AnyThemeName } from './settings/ownTheme';
import { themeLabels, themeList } from './settings/themeList.css';

/** Every color theme in the order in which it is offered. */
export const themeNames: readonly ThemeName[] = themeList;

/** The label of a theme: `dark` is labeled Netflix. */
export const themeLabel = (name: ThemeName): string => themeLabels[name];

/** The class that gives a subtree the theme; `data-scheme` beside it chooses light or dark. */
export const themeClass = (name: AnyThemeName): `theme-${string}` => `theme-${name}`;
