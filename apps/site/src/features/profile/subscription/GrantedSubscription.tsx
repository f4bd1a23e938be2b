import { useSessionActions, type SignedInState } from '@gschool/data';
import { formatLongDate, getSubscriptionState } from '@gschool/domain';
import { Badge, Button, Card, Heading, Inline, Stack, Text } from '@gschool/ui';
import { useState } from 'react';

import { settings } from '../../../config/env';
import { paths } from '../../../config/paths';
import { useT } from '../../../i18n/useT';
import { HistoryLink } from './HistoryLink';
import { useDateOptions } from './useDateOptions';

const support = settings.ok ? settings.values.support : undefined;

/**
 * The subscription tab if payment is not configured: the granted subscription, and how to ask for
 * one.
 */
export function GrantedSubscription({ session }: { session: SignedInState }) {
  const t = useT();
  const { refresh } = useSessionActions();
  const [isChecking, setIsChecking] = useState(false);
  const { profile, claims } = session;
  const dateOptions = useDateOptions(profile);
  const state = getSubscriptionState(profile, claims);
  const until = claims.expiresAt ? formatLongDate(claims.expiresAt, dateOptions) : '';

  async function check() {
    setIsChecking(true);
    try {
      await refresh();
    } finally {
      setIsChecking(false);
    }
  }

  const text = {
    active: until ? t('subscription.activeUntil', { date: until }) : t('subscription.activeText'),
    lapsed: t('subscription.lapsedText'),
    none: t('subscription.askText'),
  };

  return (
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
        <Text tone="muted">{text[state]}</Text>
        {state === 'lapsed' ? <Text tone="muted">{t('subscription.restartText')}</Text> : null}
        <Inline space="3">
          {state === 'active' ? (
            <Button href={paths.videos}>{t('subscription.toVideos')}</Button>
          ) : (
            <>
              {support?.email ? (
                <Button href={`mailto:${support.email}`}>{t('subscription.write')}</Button>
              ) : support?.url ? (
                <Button href={support.url} isExternal>
                  {t('subscription.support')}
                </Button>
              ) : null}
              <Button variant="quiet" isLoading={isChecking} onClick={() => void check()}>
                {t('subscription.check')}
              </Button>
              {state === 'lapsed' ? <HistoryLink /> : null}
            </>
          )}
        </Inline>
      </Stack>
    </Card>
  );
}
