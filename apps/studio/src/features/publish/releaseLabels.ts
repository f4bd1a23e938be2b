import '../../i18n/en/publish.messages.json';

import type { Release } from '@gschool/admin/contract';

import type { Translate } from '../../i18n/useT';
import { formatList } from '../../shared/formatList';

/** `3 changed, 1 new`; a sentence if no entry differs from the parent. */
export const describeCounts = (
  { created, changed, deleted }: Release['changes'],
  t: Translate,
  locale: string,
): string => {
  const parts = [
    ...(created > 0 ? [t('releases.created', { count: created })] : []),
    ...(changed > 0 ? [t('releases.changed', { count: changed })] : []),
    ...(deleted > 0 ? [t('releases.deleted', { count: deleted })] : []),
  ];
  return parts.length === 0 ? t('releases.unchanged') : formatList(parts, locale);
};
