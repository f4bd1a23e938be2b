import type { AppError, SignedInState } from '@gschool/data';
import type { Membership, MembershipPlan, Subscription } from '@gschool/domain';
import {
  Alert,
  Badge,
  Button,
  Card,
  ErrorState,
  Heading,
  icons,
  Inline,
  Skeleton,
  Stack,
  Text,
  useUi,
  VisuallyHidden,
} from '@gschool/ui';

import { settings } from '../../../config/env';
import { paths } from '../../../config/paths';
import { useT } from '../../../i18n/useT';
import { formatPrice } from '../../../shared/plans/formatPrice';
import { formatBillingDate, getStatusLabel, getPaymentProblem } from './billingMessages';
import { HistoryLink } from './HistoryLink';
import { IncludedFeatures } from './IncludedFeatures';
import * as styles from './Subscription.css';
import { useDateOptions } from './useDateOptions';

/** A placeholder for the current plan while it loads. */
function CurrentPlanSkeleton() {
  const t = useT();
  return (
    <Card padding="large" aria-busy="true">
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      <Stack space="5">
        <Skeleton size="h3" width="medium" />
        <Skeleton lines={2} />
        <Skeleton shape="button" />
      </Stack>
    </Card>
  );
}

const support = settings.ok ? settings.values.support : undefined;

interface SubscriptionsQuery {
  isPending: boolean;
  isFetching: boolean;
  error: AppError | null;
  data: readonly Subscription[] | undefined;
  refetch: () => unknown;
}

/**
 * The member's plan: its price, the next billing date, what it includes, and a link to change it.
 */
export function CurrentPlan({
  session,
  membership,
  plan,
  query,
  portal,
}: {
  session: SignedInState;
  membership: Membership;
  /** Null while it is not known, or when it is no longer sold. */
  plan: MembershipPlan | null;
  query: SubscriptionsQuery;
  /** The customer portal of the payment provider, if there is one. */
  portal: string | undefined;
}) {
  const t = useT();
  const { locale } = useUi();
  const dateOptions = useDateOptions(session.profile);
  if (query.isPending) return <CurrentPlanSkeleton />;
  if (query.error && !query.data) {
    return (
      <ErrorState
        size="panel"
        title={t('subscription.unreadTitle')}
        onRetry={() => void query.refetch()}
        isRetrying={query.isFetching}
      >
        {t(query.error.info.kind === 'offline' ? 'error.offline' : 'subscription.unread')}
      </ErrorState>
    );
  }

  const { access, billing, subscription, isGranted } = membership;
  const { label, tone } = getStatusLabel(membership);
  const date = formatBillingDate(membership, session.claims.expiresAt, dateOptions, t);
  const problem = getPaymentProblem(billing);
  const price = plan?.prices.find(({ id }) => id === subscription?.priceId);
  const hasEnded = billing === null || billing === 'ended';
  const hasAccess = access === 'active';
  const classesButton = hasAccess ? (
    <Button variant={problem ? 'quiet' : 'primary'} href={paths.videos}>
      {t('subscription.toVideos')}
    </Button>
  ) : null;

  return (
    <Card as="section" padding="large" aria-labelledby="plan">
      <Stack space="5">
        <Stack space="2">
          <Inline space="3">
            <Heading level={2} size="h3" id="plan">
              {plan && !hasEnded ? plan.name : t('subscription.heading')}
            </Heading>
            <Badge tone={tone}>{t(label)}</Badge>
          </Inline>
          {price && !hasEnded ? (
            <Text size="lg" isNumeric>
              {formatPrice(price, t, locale)}
            </Text>
          ) : null}
          {date ? <Text tone={hasEnded && !isGranted ? 'muted' : 'text'}>{date}</Text> : null}
          {!hasAccess && hasEnded ? (
            <Text tone="muted">
              {t(access === 'lapsed' ? 'subscription.lapsedText' : 'subscription.noneText')}
            </Text>
          ) : null}
          {isGranted ? <Text tone="muted">{t('subscription.grantedText')}</Text> : null}
        </Stack>
        {problem ? (
          <Alert variant="warning" title={t(problem.title)}>
            {portal ? t(problem.text) : `${t(problem.text)} ${t('subscription.noPortal')}`}
          </Alert>
        ) : null}
        {hasAccess ? <IncludedFeatures plan={isGranted ? null : plan} /> : null}
        <div className={styles.actions}>
          {problem ? null : classesButton}
          {portal && !hasEnded ? (
            <Button
              variant={problem ? 'primary' : 'quiet'}
              href={portal}
              isExternal
              iconEnd={icons.external}
            >
              {t(problem ? 'subscription.settle' : 'subscription.manage')}
            </Button>
          ) : null}
          {!portal && problem && support?.email ? (
            <Button href={`mailto:${support.email}`}>{t('subscription.write')}</Button>
          ) : null}
          {problem ? classesButton : null}
          {access === 'lapsed' ? <HistoryLink /> : null}
        </div>
      </Stack>
    </Card>
  );
}
