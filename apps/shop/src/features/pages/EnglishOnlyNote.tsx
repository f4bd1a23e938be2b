import { useLanguage } from '@gschool/app/i18n';
import { Text } from '@gschool/ui';

import { useT } from '../../i18n/useT';

/** Says in other languages that a text is only available in English. */
export function EnglishOnlyNote() {
  const t = useT();
  return useLanguage() === 'en' ? null : (
    <Text size="sm" tone="muted">
      {t('pages.englishOnly')}
    </Text>
  );
}
