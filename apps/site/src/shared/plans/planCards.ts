import { getPriceNote } from '@gschool/app/pages';
import {
  getPlanPrice,
  type MembershipPlan,
  type PlanPeriod,
  type PlanPrice,
} from '@gschool/domain';
import type { Plan } from '@gschool/ui';

import type { Translate } from '../../i18n/useT';

/** A plan as a card of the pricing table, without an action, and the plan itself. */
export interface PlanCardItem {
  card: Plan;
  plan: MembershipPlan;
  price: PlanPrice;
}

/** The plans that have a price for the period. Leaves out the others. */
export const toPlanCards = (
  plans: readonly MembershipPlan[],
  period: PlanPeriod,
  t: Translate,
  locale: string,
): readonly PlanCardItem[] =>
  plans.flatMap((plan) => {
    const price = getPlanPrice(plan, period);
    if (!price) return [];
    const note = getPriceNote(price, t, locale);
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

/** The periods that at least one plan has a price for. */
export const getPeriods = (plans: readonly MembershipPlan[]): readonly PlanPeriod[] =>
  (['month', 'year'] as const).filter((period) => plans.some((plan) => getPlanPrice(plan, period)));
