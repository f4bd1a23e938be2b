import '../../i18n/en/plans.messages.json';

import { getSavingText } from '@gschool/app/pages';
import { formatMoney, getPlanPrice, type MembershipPlan } from '@gschool/domain';
import { Button, Heading, Skeleton, Text, useUi, VisuallyHidden } from '@gschool/ui';

import { settings } from '../../config/env';
import { useT } from '../../i18n/useT';
import * as styles from './PlanTeaser.css';
import { formatPrice } from './formatPrice';
import { usePublicPlans } from './usePublicPlans';

/** The prices of a membership, for visitors. Renders nothing if payment is not configured. */
export function PlanTeaser() {
  const t = useT();
  const publicPlans = usePublicPlans();
  if (!settings.ok || !settings.values.payment.isOn) return null;
  if (publicPlans.status === 'ready' && publicPlans.plans.length === 0) return null;
  return (
    <section className={styles.teaser} aria-labelledby="plan-teaser">
      <Heading level={2} size="medium" id="plan-teaser">
        {t('plans.teaserTitle')}
      </Heading>
      <Text tone="muted">{t('plans.teaserText')}</Text>
      {publicPlans.status === 'loading' ? <TeaserSkeleton /> : null}
      {publicPlans.status === 'failed' ? (
        <div role="status">
          <Text>{t('plans.teaserFailed')}</Text>
          <Button variant="quiet" size="small" onClick={publicPlans.retry}>
            {t('retry')}
          </Button>
        </div>
      ) : null}
      {publicPlans.status === 'ready' ? (
        <ul role="list" className={styles.list}>
          {publicPlans.plans.slice(0, 3).map((plan) => (
            <TeaserRow key={plan.id} plan={plan} />
          ))}
        </ul>
      ) : null}
    </section>
  );
}

function TeaserRow({ plan }: { plan: MembershipPlan }) {
  const t = useT();
  const { locale } = useUi();
  const month = getPlanPrice(plan, 'month');
  const year = getPlanPrice(plan, 'year');
  const main = month ?? year ?? plan.prices[0];
  if (!main) return null;
  const saving = getSavingText([plan], t);
  return (
    <li className={styles.row}>
      <Text weight="semibold">
        <bdi>{plan.name}</bdi>
      </Text>
      <Text weight="semibold" isNumeric>
        {formatPrice(main, t, locale)}
      </Text>
      <Text size="sm" tone="muted" className={styles.fullRow}>
        <bdi>{plan.description}</bdi>
      </Text>
      {month && year ? (
        <Text size="sm" tone="muted" isNumeric className={styles.fullRow}>
          {[t('plans.teaserYear', { price: formatMoney(year.money, locale) }), saving]
            .filter(Boolean)
            .join(' · ')}
        </Text>
      ) : null}
    </li>
  );
}

function TeaserSkeleton() {
  const t = useT();
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{t('plans.loading')}</VisuallyHidden>
      <div className={styles.list}>
        {[0, 1].map((n) => (
          <div key={n} className={styles.row}>
            <Skeleton width="medium" />
            <Skeleton width="full" />
            <Skeleton lines={2} size="md" className={styles.fullRow} />
          </div>
        ))}
      </div>
    </div>
  );
}
