import { priceNote } from '@gschool/app/pages';
import {
  getPlanPrice,
  type MembershipPlan,
  type PlanPeriod,
  type PlanPrice,
} from '@gschool/domain';
import type { Plan } from '@gschool/ui';

import type { Translate } from '../../i18n/useT';

/** A plan as the pricing table shows it, without a way on; beside it what it was made from. */
export interface PlanCardFacts {
  card: Plan;
  plan: MembershipPlan;
  price: PlanPrice;
}

/** The plans that are sold by the month or the year that is shown; the others are left out. */
export const planCards = (
  plans: readonly MembershipPlan[],
  period: PlanPeriod,
  t: Translate,
  locale: string,
): readonly PlanCardFacts[] =>
  plans.flatMap((plan) => {
    const price = getPlanPrice(plan, period);
    if (!price) return [];
    const note = priceNote(price, t, locale);
    const isHighlighted = plan.isRecommended && plans.length > 1;
    const card = {
      id: plan.id,
      name: plan.name,
      description: plan.description,
      price: { month: price.money, year: price.money },
      priceNote: { month: note, year: note },
      features: Object.fromEntries(plan.includes.map((line) => [line, true])),
      isHighlighted,
      mark: isHighlighted ? t('plans.recommended') : undefined,
    };
    return [{ card, plan, price }];
  });

/** The periods for which anything is sold. */
export const periodsOf = (plans: readonly MembershipPlan[]): readonly PlanPeriod[] =>
  (['month', 'year'] as const).filter((period) => plans.some((plan) => getPlanPrice(plan, period)));
