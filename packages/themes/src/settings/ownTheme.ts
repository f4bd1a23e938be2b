import type { ThemeName } from '../registry';

/**
 * The properties of a project's own theme that the settings and the customizer need. The seed
 * passed to `defineTheme` has them.
 */
export interface OwnTheme {
  /** The name for storage, and the end of the class `theme-…`. */
  name: string;
  /** The name that people read in the customizer. */
  label: string;
  /** The background of the page in the light and in the dark scheme. */
  page: { light: string; dark: string };
}

/** A theme that is offered: the name of a built-in theme, or one of the project's own themes. */
export type OfferedTheme = ThemeName | OwnTheme;

/** The name of a theme, either built-in or the project's own. */
export type AnyThemeName = ThemeName | (string & {});

/** The name of an offered theme. */
export const getThemeName = (theme: OfferedTheme): string =>
  typeof theme === 'string' ? theme : theme.name;
