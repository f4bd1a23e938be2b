import '../../i18n/en/extra.messages.json';

import { useIsHydrated } from '@gschool/app';
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
} from '@gschool/ui';
import { useState } from 'react';

import { subscribe } from '../../config/newsletter';
import { paths } from '../../config/paths';
import { useT } from '../../i18n/useT';
import * as css from './ComingSoonPage.css';

/** New things come out on the first Monday of a month at ten o'clock UTC. */
const HOUR = 10;

/** `/extra/coming-soon`: what comes next and when, and how to hear of it. It counts to a day that never runs out. */
export function ComingSoonPage() {
  const t = useT();
  const isHydrated = useIsHydrated();
  return (
    <Container className={css.page}>
      <div className={css.words}>
        <Stack space="5">
          <Heading level={1} size="display">
            {t('soon.title')}
          </Heading>
          <Text size="xl" tone="soft" isMeasured>
            {t('soon.lead')}
          </Text>
        </Stack>
        <div className={css.clock}>{isHydrated && <NextDay />}</div>
        <Button size="large" variant="quiet" href={paths.shop}>
          {t('soon.meanwhile')}
        </Button>
        <div className={css.letter}>
          <NewsletterBox
            title={t('soon.letter')}
            description={t('soon.letterText')}
            layout="stack"
            onSubscribe={subscribe}
          />
        </div>
      </div>
      <div className={css.picture}>
        <Picture picture="art:figure/run/8" alt="" ratio="4/5" isHero isPriority />
      </div>
    </Container>
  );
}

/** When it is, by the reader's own clock; at zero it counts to the next one. */
function NextDay() {
  const t = useT();
  const { locale } = useUi();
  const [to, setTo] = useState(() => getNextFirstMonday(Date.now(), HOUR));
  const { timeZone: zone } = Intl.DateTimeFormat().resolvedOptions();
  return (
    <Stack space="3">
      <Countdown
        to={to}
        label={t('soon.label')}
        layout="boxes"
        onEnd={() => setTo(getNextFirstMonday(Date.now(), HOUR))}
      />
      <Text tone="soft">
        <time dateTime={new Date(to).toISOString()}>{formatDateTime(to, { zone, locale })}</time>
      </Text>
    </Stack>
  );
}
