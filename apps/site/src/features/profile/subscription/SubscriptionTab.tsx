import type { SignedInState } from '@gschool/data';
import { useSessionActions } from '@gschool/data';
import { formatLongDate, subscriptionState } from '@gschool/domain';
import { Alert, Badge, Button, Card, Heading, Inline, Stack, Text } from '@gschool/ui';
import { useState } from 'react';

import { settings } from '../../../config/env';
import { paths } from '../../../config/paths';
import { useT } from '../../../i18n/useT';

const support = settings.ok ? settings.settings.support : undefined;

/** What the member has, why a guard led here, and how to subscribe (spec, section 4). */
export function SubscriptionTab({
  session,
  reason,
}: {
  session: SignedInState;
  /** Which area a guard refused. */
  reason: string | null;
}) {
  const t = useT();
  const { refresh } = useSessionActions();
  const [isChecking, setIsChecking] = useState(false);
  const { profile, claims } = session;
  const state = subscriptionState(profile, claims);
  const reader = {
    zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    locale: 'en',
  };
  const until = claims.expiresAt ? formatLongDate(claims.expiresAt, reader) : '';

  async function check() {
    setIsChecking(true);
    try {
      await refresh();
    } finally {
      setIsChecking(false);
    }
  }

  return (
    <Stack space="6">
      {reason === 'videos' && state !== 'active' ? (
        <Alert variant="info" title={t('subscription.reasonTitle')}>
          {t('subscription.reasonVideos')}
        </Alert>
      ) : null}
      <Card as="section" aria-labelledby="plan">
        <Stack space="4">
          <Inline space="3">
            <Heading level={2} size="h3" id="plan">
              {t('subscription.heading')}
            </Heading>
            <Badge tone={state === 'active' ? 'success' : 'neutral'}>
              {t(`subscription.${state}`)}
            </Badge>
          </Inline>
          <Text tone="soft">
            {state === 'active'
              ? until
                ? t('subscription.activeUntil', { date: until })
                : t('subscription.activeText')
              : state === 'lapsed'
                ? t('subscription.lapsedText')
                : t('subscription.noneText')}
          </Text>
          <Inline space="3">
            {state === 'active' ? (
              <Button href={paths.videos}>{t('subscription.toVideos')}</Button>
            ) : (
              <>
                {support?.email ? (
                  <Button href={`mailto:${support.email}`}>{t('subscription.write')}</Button>
                ) : support?.url ? (
                  <Button href={support.url}>{t('subscription.support')}</Button>
                ) : null}
                <Button variant="quiet" isLoading={isChecking} onClick={() => void check()}>
                  {t('subscription.check')}
                </Button>
              </>
            )}
          </Inline>
        </Stack>
      </Card>
    </Stack>
  );
}
