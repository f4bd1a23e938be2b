import type { EditableField, ProfileEdits } from '@gschool/domain';
import { themeLabel, themeNames } from '@gschool/themes';

import { useT } from '../../../i18n/useT';

/** How a value of the profile is read, where no field of its own shows it. */
export function useShownValue() {
  const t = useT();
  return (field: EditableField, value: ProfileEdits[EditableField]): string => {
    if (typeof value === 'boolean') return t(value ? 'profile.on' : 'profile.off');
    if (typeof value !== 'string') return value.join(', ') || t('profile.empty');
    const theme = field === 'preferences.theme' && themeNames.find((name) => name === value);
    return theme ? themeLabel(theme) : value || t('profile.empty');
  };
}
