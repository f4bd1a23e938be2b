import '../../i18n/en/pages.messages.json';

import { formatDateTime, getNextFirstMonday } from '@gschool/domain';
import {
  Button,
  Container,
  Countdown,
  Heading,
  NewsletterBox,
  Picture,
  Stack,
  Text,
  useUi,
  useIsHydrated,
} from '@gschool/ui';
import { useState } from 'react';

import { subscribe } from '../../config/newsletter';
import { paths } from '../../config/paths';
import { useT } from '../../i18n/useT';
import * as styles from './ComingSoonPage.css';

/** Releases are on the first Monday of a month at 10:00 UTC. */
const RELEASE_HOUR_UTC = 10;

/** `/extra/coming-soon`: a countdown to the next release. */
export function ComingSoonPage() {
  const t = useT();
  const isHydrated = useIsHydrated();
  return (
    <Container className={styles.page}>
      <div className={styles.content}>
        <Stack space="5">
          <Heading level={1} size="display">
            {t('soon.title')}
          </Heading>
          <Text size="xl" tone="muted" isMeasured>
            {t('soon.lead')}
          </Text>
        </Stack>
        <div className={styles.countdown}>{isHydrated && <ReleaseCountdown />}</div>
        <Button size="large" variant="quiet" href={paths.shop}>
          {t('soon.meanwhile')}
        </Button>
        <div className={styles.newsletter}>
          <NewsletterBox
            title={t('soon.newsletter')}
            description={t('soon.newsletterText')}
            layout="stack"
            onSubscribe={subscribe}
          />
        </div>
      </div>
      <div className={styles.picture}>
        <Picture picture="art:figure/run/8" alt="" ratio="4/5" isHero isPriority />
      </div>
    </Container>
  );
}

/** Counts down in the local time zone. When it reaches zero, it starts the next countdown. */
function ReleaseCountdown() {
  const t = useT();
  const { locale } = useUi();
  const [to, setTo] = useState(() => getNextFirstMonday(Date.now(), RELEASE_HOUR_UTC));
  const { timeZone: zone } = Intl.DateTimeFormat().resolvedOptions();
  return (
    <Stack space="3">
      <Countdown
        to={to}
        label={t('soon.label')}
        layout="boxes"
        onEnd={() => setTo(getNextFirstMonday(Date.now(), RELEASE_HOUR_UTC))}
      />
      <Text tone="muted">
        <time dateTime={new Date(to).toISOString()}>{formatDateTime(to, { zone, locale })}</time>
      </Text>
    </Stack>
  );
}
