import { useLanguage } from '@gschool/app/i18n';
import { Text } from '@gschool/ui';

import { useT } from '../../i18n/useT';

/** A note in other languages that a text is available only in English. */
export function EnglishOnlyNote() {
  const t = useT();
  return useLanguage() === 'en' ? null : (
    <Text size="sm" tone="muted">
      {t('pages.englishOnly')}
    </Text>
  );
}
