import { useLanguage } from '@gschool/app/i18n';
import {
  parseContentPreferences,
  withLatinDigits,
  type EditableField,
  type ProfileEdits,
} from '@gschool/domain';
import { themeLabel, themeNames } from '@gschool/themes';

import { useT } from '../../../i18n/useT';
import { equipmentLabels, goalLabels, levelLabels } from './preferenceLabels';

/** Formats the value of a profile field as text. */
export function useFormatFieldValue() {
  const t = useT();
  const language = useLanguage();
  const listFormat = new Intl.ListFormat(withLatinDigits(language), {
    type: 'unit',
    style: 'short',
  });
  return (field: EditableField, value: ProfileEdits[EditableField]): string => {
    if (typeof value === 'boolean') return t(value ? 'profile.on' : 'profile.off');
    if (typeof value !== 'string') {
      const { goals, level, equipment, topics } = parseContentPreferences(value);
      const names = [
        ...goals.map((goal) => t(goalLabels[goal])),
        ...(level === null ? [] : [t(levelLabels[level])]),
        ...equipment.map((item) => t(equipmentLabels[item])),
        ...topics,
      ];
      return listFormat.format(names) || t('profile.empty');
    }
    const theme = field === 'preferences.theme' && themeNames.find((name) => name === value);
    return theme ? themeLabel(theme) : value || t('profile.empty');
  };
}
