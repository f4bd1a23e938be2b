import { themeLabel, themeNames } from '@gschool/themes';
import {
  options,
  type ListSetting,
  type OfferedTheme,
  type ThemeSettings,
} from '@gschool/themes/settings';

/**
 * Which settings a customizer offers: `false` hides a setting, a list limits its values. A setting
 * that is not named is offered with all its values.
 */
export type CustomizerSettings = {
  [Setting in Exclude<ListSetting, 'color'>]?:
    | false
    | readonly ThemeSettings[Setting][]
    | undefined;
} & { appName?: false | undefined };

/** The offered values of a setting, in order; empty if there are fewer than two. */
export function getOfferedValues(
  setting: Exclude<ListSetting, 'color'>,
  offered: CustomizerSettings,
): readonly string[] {
  const limit: false | readonly string[] | undefined = offered[setting];
  if (limit === false) return [];
  const values = options[setting].filter((value) => limit?.includes(value) ?? true);
  return values.length > 1 ? values : [];
}

/** The names and labels of the offered themes; empty if there are fewer than two. */
export const getSwatches = (themes: readonly OfferedTheme[] = themeNames) =>
  themes.length > 1
    ? themes.map((theme) =>
        typeof theme === 'string' ? { name: theme as string, label: themeLabel(theme) } : theme,
      )
    : [];
