import {
  applySettings,
  defaultSettings,
  options,
  type ThemeSettings,
} from '../../packages/themes/src/settings';

/** The settings in the toolbar, by the names of Storybook's globals. */
export type Appearance = Pick<ThemeSettings, 'direction' | 'scheme'> & {
  theme: ThemeSettings['color'];
};

/**
 * The default appearance (docs/product/appearance.md#appearance-settings), in which every story is
 * first shown.
 */
export const defaultAppearance: Appearance = {
  theme: defaultSettings.color,
  scheme: defaultSettings.scheme,
  direction: defaultSettings.direction,
};

/** The matrix: five themes × two schemes × two directions. */
export const appearances: readonly Appearance[] = options.color.flatMap((theme) =>
  options.scheme.flatMap((scheme) =>
    options.direction.map((direction) => ({ theme, scheme, direction })),
  ),
);

/** The name of an appearance in reports: `hulu-dark-rtl`. */
export const getAppearanceName = ({ theme, scheme, direction }: Appearance): string =>
  `${theme}-${scheme}-${direction}`;

/** Converts globals to the settings that `applySettings` accepts. */
export function toSettings(globals: Partial<Appearance> & Partial<ThemeSettings>): ThemeSettings {
  return {
    ...defaultSettings,
    color: globals.theme ?? defaultSettings.color,
    scheme: globals.scheme ?? defaultSettings.scheme,
    direction: globals.direction ?? defaultSettings.direction,
    fontSize: globals.fontSize ?? defaultSettings.fontSize,
  };
}

/**
 * Applies the toolbar's settings to the preview's document, for stories and documentation pages.
 * Storybook's own frame does not change.
 */
export function applyGlobals(
  globals: Partial<Appearance & ThemeSettings> & { motion?: string },
): void {
  const root = document.documentElement;
  applySettings(root, toSettings(globals));
  root.dataset['motion'] = globals.motion === 'reduced' ? 'reduced' : 'full';
}
