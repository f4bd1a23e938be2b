import '../../../i18n/en/emailLinks.messages.json';

import { PlansSkeleton, getSavingText } from '@gschool/app/pages';
import { VerificationNotice } from '@gschool/app/verification';
import { useSession, type AppError } from '@gschool/data';
import { getAllIncluded, getOtherPrices } from '@gschool/domain';
import type { Membership, MembershipPlan, PlanPeriod } from '@gschool/domain';
import { EmptyState, ErrorState, Heading, PricingTable, Stack, Text, useUi } from '@gschool/ui';
import { useState } from 'react';

import * as styles from '../../../shared/plans/PlansSkeleton.css';
import { settings } from '../../../config/env';
import { useT } from '../../../i18n/useT';
import { getPeriods, toPlanCards } from '../../../shared/plans/planCards';
import { OtherPrices } from './OtherPrices';
import { PlanAction } from './PlanAction';
import type { CheckoutState } from './useCheckout';

const support = settings.ok ? settings.values.support : undefined;

interface PlansQuery {
  isPending: boolean;
  isFetching: boolean;
  error: AppError | null;
  data: readonly MembershipPlan[] | undefined;
  refetch: () => unknown;
}

/** The plans as cards, each with a button to the payment page. */
export function PlanChoice({
  query,
  membership,
  canBuy,
  checkout,
  portal,
}: {
  query: PlansQuery;
  membership: Membership;
  canBuy: boolean;
  checkout: { state: CheckoutState; start: (priceId: string) => void };
  portal: string | undefined;
}) {
  const t = useT();
  const { locale } = useUi();
  const session = useSession();
  const plans = query.data ?? [];
  const periods = getPeriods(plans);
  const current = membership.billing === 'ended' ? null : membership.subscription;
  const currentPrice = plans
    .flatMap(({ prices }) => prices)
    .find(({ id }) => id === current?.priceId);
  const start = periods.find((each) => each === currentPrice?.interval) ?? periods[0] ?? 'month';
  const [chosen, setChosen] = useState<PlanPeriod | null>(null);
  const period = chosen && periods.includes(chosen) ? chosen : start;
  // After a failed payment, the plan cannot be changed.
  const isPaymentOk = ['active', 'trialing', 'ending'].includes(membership.billing ?? '');

  const offers = toPlanCards(plans, period, t, locale);
  const hasRecommended = offers.some(({ card }) => card.isHighlighted);
  const cards = offers.map(({ card, plan, price }) => {
    const isCurrent = plan.id === current?.planId;
    return {
      ...card,
      isHighlighted: card.isHighlighted && canBuy,
      mark: canBuy ? card.mark : undefined,
      isCurrent,
      action: (
        <PlanAction
          name={plan.name}
          priceId={price.id}
          isCurrent={isCurrent}
          isMain={card.isHighlighted || !hasRecommended}
          canBuy={canBuy}
          checkout={checkout}
          portal={isPaymentOk ? portal : undefined}
        />
      ),
    };
  });
  const others = plans.flatMap((plan) => getOtherPrices(plan).map((price) => ({ plan, price })));

  return (
    <Stack space="5" as="section" aria-labelledby="plans">
      <Stack space="2">
        <Heading level={2} size="h3" id="plans">
          {t(canBuy ? 'subscription.choose' : 'subscription.plans')}
        </Heading>
        {canBuy ? <Text tone="muted">{t('subscription.chooseText')}</Text> : null}
      </Stack>
      {canBuy && session.status === 'signedIn' ? (
        <VerificationNotice user={session.user} reason={t('subscription.verifyFirst')} />
      ) : null}
      {query.isPending ? <PlansSkeleton className={styles.skeleton} /> : null}
      {query.error && !query.data ? (
        <ErrorState
          size="panel"
          title={t('subscription.plansUnreadTitle')}
          onRetry={() => void query.refetch()}
          isRetrying={query.isFetching}
        >
          {t(query.error.info.kind === 'offline' ? 'error.offline' : 'subscription.plansUnread')}
        </ErrorState>
      ) : null}
      {query.data?.length === 0 ? (
        <EmptyState size="panel" title={t('subscription.noPlansTitle')}>
          {t(support?.email ? 'subscription.noPlansWrite' : 'subscription.noPlans', {
            email: support?.email ?? '',
          })}
        </EmptyState>
      ) : null}
      {cards.length > 0 ? (
        <PricingTable
          key={start}
          plans={cards}
          features={getAllIncluded(plans).map((line) => ({ id: line, label: line }))}
          isSinglePeriod={periods.length === 1}
          defaultPeriod={period}
          saving={getSavingText(plans, t)}
          onPeriodChange={setChosen}
        />
      ) : null}
      {others.length > 0 ? (
        <OtherPrices offers={others} canBuy={canBuy} checkout={checkout} />
      ) : null}
    </Stack>
  );
}
