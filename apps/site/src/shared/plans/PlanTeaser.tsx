import { savingText } from '@gschool/app/pages';
import '../../i18n/en/plans.messages.json';

import { formatMoney, getPlanPrice, type MembershipPlan } from '@gschool/domain';
import { Button, Heading, Skeleton, Text, useUi, VisuallyHidden } from '@gschool/ui';

import { settings } from '../../config/env';
import { useT } from '../../i18n/useT';
import * as css from './PlanTeaser.css';
import { priceWords } from './priceWords';
import { usePublicPlans } from './usePublicPlans';

/** What a membership costs, told before anybody enrolls. Nothing where payment is not set up. */
export function PlanTeaser() {
  const t = useT();
  const found = usePublicPlans();
  if (!settings.ok || !settings.settings.payment.isOn) return null;
  if (found.status === 'ready' && found.plans.length === 0) return null;
  return (
    <section className={css.teaser} aria-labelledby="plan-teaser">
      <Heading level={2} size="medium" id="plan-teaser">
        {t('plans.teaserTitle')}
      </Heading>
      <Text tone="soft">{t('plans.teaserText')}</Text>
      {found.status === 'loading' ? <TeaserSkeleton /> : null}
      {found.status === 'failed' ? (
        <div role="status">
          <Text>{t('plans.teaserFailed')}</Text>
          <Button variant="quiet" size="small" onClick={found.retry}>
            {t('retry')}
          </Button>
        </div>
      ) : null}
      {found.status === 'ready' ? (
        <ul role="list" className={css.list}>
          {found.plans.slice(0, 3).map((plan) => (
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
  const saving = savingText([plan], t);
  return (
    <li className={css.row}>
      <Text weight="semibold">
        <bdi>{plan.name}</bdi>
      </Text>
      <Text weight="semibold" isNumeric>
        {priceWords(main, t, locale)}
      </Text>
      <Text size="sm" tone="soft" className={css.under}>
        <bdi>{plan.description}</bdi>
      </Text>
      {month && year ? (
        <Text size="sm" tone="soft" isNumeric className={css.under}>
          {t('plans.teaserYear', { price: formatMoney(year.money, locale) })}
          {saving ? ` · ${saving}` : ''}
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
      <div className={css.list}>
        {[0, 1].map((n) => (
          <div key={n} className={css.row}>
            <Skeleton width="medium" />
            <Skeleton width="full" />
            <Skeleton lines={2} size="md" className={css.under} />
          </div>
        ))}
      </div>
    </div>
  );
}
