import { Text, useUi } from '@gschool/ui';

import { useT } from '../../../i18n/useT';
import { formatMachineTime } from '../../../shared/times';

/** When the last change was saved. */
export function SavedTime({ savedAt }: { savedAt: string }) {
  const t = useT();
  const { locale } = useUi();
  return (
    <Text as="span" size="sm" tone="muted">
      {t('save.savedAt', { time: formatMachineTime(savedAt, locale) })}
    </Text>
  );
}
