import { useSession } from '@gschool/data';
import { Button, Container, Heading, Stack, Text } from '@gschool/ui';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';

import { settings } from '../../config/env';
import { paths } from '../../config/paths';
import { translated } from '../../i18n/i18n';
import { useT } from '../../i18n/useT';
import * as css from './Home.css';

const PlanTeaser = lazy(() =>
  import('../../shared/plans/PlanTeaser')
    .then(translated)
    .then((module) => ({ default: module.PlanTeaser })),
);

/** What it costs, told before anybody enrolls. The prices are read when the section comes near. */
export function Plans() {
  const t = useT();
  const session = useSession();
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && setIsNear(true),
      { rootMargin: '400px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const isSubscribed = session.status === 'signedIn' && session.isSubscribed;
  if (!settings.ok || !settings.settings.payment.isOn || isSubscribed) return null;
  return (
    <section aria-labelledby="plans-title" className={css.sunkSection}>
      <Container>
        <div ref={place} className={css.plans}>
          <Stack space="5">
            <Heading level={2} id="plans-title">
              {t('home.plans')}
            </Heading>
            <Text tone="soft" size="lg" isMeasured>
              {t('home.plansText')}
            </Text>
            <div>
              <Button
                size="large"
                href={
                  session.status === 'signedIn' ? paths.profileTab('subscription') : paths.signUp
                }
              >
                {t('home.plansAction')}
              </Button>
            </div>
          </Stack>
          <div className={css.prices}>
            <Suspense>{isNear ? <PlanTeaser isBare /> : null}</Suspense>
          </div>
        </div>
      </Container>
    </section>
  );
}
