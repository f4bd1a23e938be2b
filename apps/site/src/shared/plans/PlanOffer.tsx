import { PlansSkeleton, savingText } from '@gschool/app/pages';
import * as skeletonCss from './PlansSkeleton.css';
import '../../i18n/en/plans.messages.json';

import { getAllIncluded, type PlanPeriod } from '@gschool/domain';
import { Button, PricingTable, Text, useUi } from '@gschool/ui';
import { useState } from 'react';

import { useT } from '../../i18n/useT';
import { periodsOf, planCards } from './planCards';
import { usePublicPlans } from './usePublicPlans';

/** The plans as cards for whoever has none yet; each leads to `href`, where one enrolls or chooses. */
export function PlanOffer({ href }: { href: string }) {
  const t = useT();
  const { locale } = useUi();
  const found = usePublicPlans();
  const [chosen, setChosen] = useState<PlanPeriod>('month');
  if (found.status === 'loading') return <PlansSkeleton className={skeletonCss.waiting} />;
  if (found.status === 'failed') {
    return (
      <div role="status">
        <Text>{t('plans.teaserFailed')}</Text>
        <Button variant="quiet" size="small" onClick={found.retry}>
          {t('retry')}
        </Button>
      </div>
    );
  }
  const { plans } = found;
  const periods = periodsOf(plans);
  const period = periods.includes(chosen) ? chosen : periods[0];
  // Sold by the week or not at all: whoever enrolls reads it before paying anything.
  if (!period) return <Text tone="soft">{t('plans.teaserText')}</Text>;
  return (
    <PricingTable
      plans={planCards(plans, period, t, locale).map(({ card }) => ({
        ...card,
        action: (
          <Button href={href} variant={card.isHighlighted ? 'primary' : 'quiet'} isFullWidth>
            {t('plans.enrollFor', { name: card.name })}
          </Button>
        ),
      }))}
      features={getAllIncluded(plans).map((line) => ({ id: line, label: line }))}
      isSinglePeriod={periods.length === 1}
      defaultPeriod={period}
      saving={savingText(plans, t)}
      onPeriodChange={setChosen}
    />
  );
}
