import { formatMoney, type Interval, type PlanPrice } from '@gschool/domain';

import type { MessageId, Translate } from '../../i18n/useT';

const units: Readonly<Record<Interval, MessageId>> = {
  day: 'plans.day',
  week: 'plans.week',
  month: 'plans.month',
  year: 'plans.year',
};

/** `$19.00 a month`, `$54.00 every 3 months`. */
export function formatPrice(
  { money, interval, intervalCount: count }: PlanPrice,
  t: Translate,
  locale: string,
): string {
  const price = formatMoney(money, locale);
  if (count === 1 && interval === 'month') return t('plans.perMonth', { price });
  if (count === 1 && interval === 'year') return t('plans.perYear', { price });
  return t('plans.perOther', { price, count, unit: t(units[interval], { count }) });
}
