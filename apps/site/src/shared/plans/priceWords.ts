import { formatMoney, monthlyShare, yearlySaving } from '@gschool/domain';
import type { Interval, MembershipPlan, PlanPrice } from '@gschool/domain';

import type { MessageId, Translate } from '../../i18n/useT';

const units: Readonly<Record<Interval, MessageId>> = {
  day: 'plans.day',
  week: 'plans.week',
  month: 'plans.month',
  year: 'plans.year',
};

/** `$19.00 a month`, `$54.00 every 3 months`. */
export function priceWords(
  { money, interval, intervalCount: count }: PlanPrice,
  t: Translate,
  locale: string,
): string {
  const price = formatMoney(money, locale);
  if (count === 1 && interval === 'month') return t('plans.perMonth', { price });
  if (count === 1 && interval === 'year') return t('plans.perYear', { price });
  return t('plans.perOther', { price, count, unit: t(units[interval], { count }) });
}

/** What a year saves, where every plan saves the same; '' where it differs or saves nothing. */
export function savingWords(plans: readonly MembershipPlan[], t: Translate): string {
  const savings = plans.map(yearlySaving);
  const [first] = savings;
  if (!first) return '';
  if (first.months > 0 && savings.every((saving) => saving?.months === first.months)) {
    return t('plans.monthsFree', { months: first.months });
  }
  const isSame = savings.every((saving) => saving?.percent === first.percent);
  return isSame && first.percent > 0 ? t('plans.percentLess', { percent: first.percent }) : '';
}

/** The quiet line under a price: a trial, the share of a month, or that one may stop. */
export function priceNote(price: PlanPrice, t: Translate, locale: string): string {
  if (price.trialDays > 0) return t('plans.trial', { days: price.trialDays });
  if (price.interval !== 'year') return t('plans.stop');
  const { currency } = price.money;
  return t('plans.share', {
    price: formatMoney({ amount: monthlyShare(price), currency }, locale),
  });
}
