import { useLanguage } from '@gschool/app/i18n';
import { Text } from '@gschool/ui';

import { useT } from '../../i18n/useT';

/** Tells a reader of another language that a long text is there in English alone. */
export function EnglishOnlyNote() {
  const t = useT();
  return useLanguage() === 'en' ? null : (
    <Text size="sm" tone="soft">
      {t('pages.englishOnly')}
    </Text>
  );
}
