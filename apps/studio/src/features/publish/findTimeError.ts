import '../../i18n/en/publish.messages.json';

import { MAX_PLANNED_DAYS } from '@gschool/admin/contract';

import type { Translate } from '../../i18n/useT';
import { formatMachineDateTime } from '../../shared/times';
import { DAY_MS } from '../../shared/localDays';

/**
 * Why a release can't be scheduled for a time; null if it can.
 *
 * @param publishAt an ISO time; '' for none
 * @param now the time of the server
 */
export const findTimeError = (
  publishAt: string,
  now: number,
  t: Translate,
  locale: string,
): string | null => {
  if (publishAt === '') return t('publish.chooseTime');
  const time = Date.parse(publishAt);
  if (time <= now) return t('publish.pastTime');
  const latest = now + MAX_PLANNED_DAYS * DAY_MS;
  return time > latest
    ? t('publish.maxTime', {
        days: MAX_PLANNED_DAYS,
        latest: formatMachineDateTime(new Date(latest).toISOString(), locale),
      })
    : null;
};
