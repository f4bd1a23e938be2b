import type { ThemeName } from '../registry';

/**
 * What the settings and the customizer need of a project's own theme. The seed of `defineTheme` has
 * it.
 */
export interface OwnTheme {
  /** The name as it is stored and as it ends the class `theme-…`. */
  name: string;
  /** The name that people read in the customizer. */
  label: string;
  /** The background of the page in the light and in the dark scheme. */
  page: { light: string; dark: string };
}

/** A theme that is offered: the name of a built-in one, or a theme of the project. */
export type OfferedTheme = ThemeName | OwnTheme;

/** The name of a theme, built-in or of the project. */
export type AnyThemeName = ThemeName | (string & {});

/** The name of an offered theme. */
export const getThemeName = (theme: OfferedTheme): string =>
  typeof theme === 'string' ? theme : theme.name;
