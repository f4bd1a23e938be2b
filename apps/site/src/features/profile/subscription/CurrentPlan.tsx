import type { AppError, SignedInState } from '@gschool/data';
import type { Membership, MembershipPlan, Subscription } from '@gschool/domain';
import {
  Alert,
  Badge,
  Button,
  Card,
  ErrorState,
  Heading,
  Inline,
  Stack,
  Text,
  icons,
  useUi,
} from '@gschool/ui';

import { settings } from '../../../config/env';
import { paths } from '../../../config/paths';
import { useT } from '../../../i18n/useT';
import { priceWords } from '../../../shared/plans/priceWords';
import { dateWords, standing, trouble } from './billingWords';
import { CardSkeleton } from './CardSkeleton';
import { HistoryLink } from './HistoryLink';
import { Included } from './Included';
import * as css from './Subscription.css';
import { useReader } from './useReader';

const support = settings.ok ? settings.settings.support : undefined;

interface Reading {
  isPending: boolean;
  isFetching: boolean;
  error: AppError | null;
  data: readonly Subscription[] | undefined;
  refetch: () => unknown;
}

/** The plan that the member has: its price, its next date, what it holds, and where it is changed. */
export function CurrentPlan({
  session,
  membership,
  plan,
  query,
  portal,
}: {
  session: SignedInState;
  membership: Membership;
  /** Null while it is not known, or is not for sale any more. */
  plan: MembershipPlan | null;
  query: Reading;
  /** Where the subscription is managed, if anywhere. */
  portal: string | undefined;
}) {
  const t = useT();
  const { locale } = useUi();
  const reader = useReader(session.profile);
  if (query.isPending) return <CardSkeleton />;
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
  const { label, tone } = standing(membership);
  const date = dateWords(membership, session.claims.expiresAt, reader, t);
  const problem = trouble(billing);
  const price = plan?.prices.find(({ id }) => id === subscription?.priceId);
  const isOver = billing === null || billing === 'ended';
  const isOpen = access === 'active';
  const toClasses = isOpen ? (
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
              {plan && !isOver ? plan.name : t('subscription.heading')}
            </Heading>
            <Badge tone={tone}>{t(label)}</Badge>
          </Inline>
          {price && !isOver ? (
            <Text size="lg" isNumeric>
              {priceWords(price, t, locale)}
            </Text>
          ) : null}
          {date ? <Text tone={isOver && !isGranted ? 'soft' : 'ink'}>{date}</Text> : null}
          {!isOpen && isOver ? (
            <Text tone="soft">
              {t(access === 'lapsed' ? 'subscription.lapsedText' : 'subscription.noneText')}
            </Text>
          ) : null}
          {isGranted ? <Text tone="soft">{t('subscription.grantedText')}</Text> : null}
        </Stack>
        {problem ? (
          <Alert variant="warning" title={t(problem.title)}>
            {t(problem.text)} {portal ? null : t('subscription.noPortal')}
          </Alert>
        ) : null}
        {isOpen ? <Included plan={isGranted ? null : plan} /> : null}
        <div className={css.actions}>
          {problem ? null : toClasses}
          {portal && !isOver ? (
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
          {problem ? toClasses : null}
          {access === 'lapsed' ? <HistoryLink /> : null}
        </div>
      </Stack>
    </Card>
  );
}
