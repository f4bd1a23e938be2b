import { getPriceNote, getSavingText } from '@gschool/app/pages';
import {
  getAllIncluded,
  getPlanPrice,
  type MembershipPlan,
  type PlanPeriod,
} from '@gschool/domain';
import { EmptyState, icons, PricingTable, useUi } from '@gschool/ui';
import { useState } from 'react';

import { settings } from '../../config/env';
import { useT } from '../../i18n/useT';
import { PlanButton } from './PlanButton';
import { usePlanCheckout } from './usePlanCheckout';

const email = settings.ok ? settings.values.support.email : undefined;

/** The plans side by side, per month or per year. */
export function PlanTable({ plans }: { plans: readonly MembershipPlan[] }) {
  const t = useT();
  const { locale } = useUi();
  const checkout = usePlanCheckout();
  const periods = (['month', 'year'] as const).filter((one) =>
    plans.some((plan) => getPlanPrice(plan, one)),
  );
  const [chosen, setChosen] = useState<PlanPeriod | null>(null);
  const period = chosen ?? periods[0] ?? 'month';
  const offers = plans.flatMap((plan) => {
    const price = getPlanPrice(plan, period);
    return price ? [{ plan, price }] : [];
  });
  if (offers.length === 0) {
    return (
      <EmptyState icon={icons.card} title={t('plans.noneTitle')}>
        {email ? t('plans.noneWrite', { email }) : t('plans.none')}
      </EmptyState>
    );
  }
  const isMarked = plans.length > 1;
  const hasRecommended = offers.some(({ plan }) => plan.isRecommended);
  return (
    <PricingTable
      layout="comparison"
      headingLevel={2}
      isSinglePeriod={periods.length === 1}
      defaultPeriod={period}
      saving={getSavingText(plans, t)}
      onPeriodChange={setChosen}
      features={getAllIncluded(plans).map((line) => ({ id: line, label: line }))}
      plans={offers.map(({ plan, price }) => {
        const note = getPriceNote(price, t, locale);
        return {
          id: plan.id,
          name: plan.name,
          description: plan.description,
          price: { month: price.money, year: price.money },
          priceNote: { month: note, year: note },
          features: Object.fromEntries(plan.includes.map((line) => [line, true])),
          isHighlighted: plan.isRecommended && isMarked,
          mark: plan.isRecommended && isMarked ? t('plans.recommended') : undefined,
          action: (
            <PlanButton
              plan={plan}
              priceId={price.id}
              isMain={plan.isRecommended || !hasRecommended}
              checkout={checkout}
            />
          ),
        };
      })}
    />
  );
}
