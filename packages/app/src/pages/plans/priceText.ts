import { formatMoney, getMonthlyShare, getYearlySaving } from '@gschool/domain';
import type { MembershipPlan, PlanPrice } from '@gschool/domain';

import type { Translate } from '../../i18n/useTranslate';
import type { PlanMessageId } from '../../i18n/sharedMessages';

type T = Translate<PlanMessageId>;

/** The note under a price: the trial, the price per month, or that the plan can be canceled. */
export function getPriceNote(price: PlanPrice, t: T, locale: string): string {
  if (price.trialDays > 0) return t('plans.trial', { days: price.trialDays });
  if (price.interval !== 'year') return t('plans.stop');
  const { currency } = price.money;
  return t('plans.share', {
    price: formatMoney({ amount: getMonthlyShare(price), currency }, locale),
  });
}

/** The savings of yearly prices if they are the same for every plan; otherwise undefined. */
export function getSavingText(plans: readonly MembershipPlan[], t: T): string | undefined {
  const savings = plans.map(getYearlySaving);
  const [first] = savings;
  if (!first) return undefined;
  if (first.months > 0 && savings.every((saving) => saving?.months === first.months)) {
    return t('plans.monthsFree', { months: first.months });
  }
  const isSame = savings.every((saving) => saving?.percent === first.percent);
  return isSame && first.percent > 0
    ? t('plans.percentLess', { percent: first.percent })
    : undefined;
}
