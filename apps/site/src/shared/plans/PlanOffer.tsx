import '../../i18n/en/plans.messages.json';

import { PlansSkeleton, getSavingText } from '@gschool/app/pages';
import { getAllIncluded, type PlanPeriod } from '@gschool/domain';
import { Button, PricingTable, Text, useUi } from '@gschool/ui';
import { useState } from 'react';

import * as styles from './PlansSkeleton.css';
import { useT } from '../../i18n/useT';
import { getPeriods, toPlanCards } from './planCards';
import { usePublicPlans } from './usePublicPlans';

/** The plans as cards for visitors and members without a plan; each links to `href`. */
export function PlanOffer({ href }: { href: string }) {
  const t = useT();
  const { locale } = useUi();
  const publicPlans = usePublicPlans();
  const [chosen, setChosen] = useState<PlanPeriod>('month');
  if (publicPlans.status === 'loading') return <PlansSkeleton className={styles.skeleton} />;
  if (publicPlans.status === 'failed') {
    return (
      <div role="status">
        <Text>{t('plans.teaserFailed')}</Text>
        <Button variant="quiet" size="small" onClick={publicPlans.retry}>
          {t('retry')}
        </Button>
      </div>
    );
  }
  const { plans } = publicPlans;
  const periods = getPeriods(plans);
  const period = periods.includes(chosen) ? chosen : periods[0];
  // Plans for other periods appear after enrolling.
  if (!period) return <Text tone="muted">{t('plans.teaserText')}</Text>;
  return (
    <PricingTable
      plans={toPlanCards(plans, period, t, locale).map(({ card }) => ({
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
      saving={getSavingText(plans, t)}
      onPeriodChange={setChosen}
    />
  );
}
