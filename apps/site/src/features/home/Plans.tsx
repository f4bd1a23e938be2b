import { useCanOpen } from '@gschool/app/session';
import { useSession } from '@gschool/data';
import { Button, Container, Heading, Icon, icons, Stack, Text } from '@gschool/ui';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';

import { settings } from '../../config/env';
import { paths } from '../../config/paths';
import { withMessages } from '../../i18n/i18n';
import { useT, type MessageId } from '../../i18n/useT';
import * as homeStyles from './Home.css';
import * as styles from './Offer.css';

const PlanOffer = lazy(() =>
  import('../../shared/plans/PlanOffer').then(withMessages).then(
    (module) => ({ default: module.PlanOffer }),
    // Whoever cannot load the cards finds the prices where she enrolls.
    () => ({ default: PlansLink }),
  ),
);

/** The way on in words alone. */
function PlansLink({ href }: { href: string }) {
  const t = useT();
  return (
    <Button size="large" href={href}>
      {t('home.plansAction')}
    </Button>
  );
}

/** What the prices do not say, and every subscription page is read for. */
const promises: readonly MessageId[] = ['home.promise1', 'home.promise2', 'home.promise3'];

/** What it costs, told before anybody enrolls. The prices are read when the section comes near. */
export function Plans() {
  const t = useT();
  const session = useSession();
  const sectionRef = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const element = sectionRef.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && setIsNear(true),
      { rootMargin: '400px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const isMember = session.status === 'signedIn';
  const href = isMember ? paths.profileTab('subscription') : paths.signUp;
  const isSubscribed = useCanOpen('videos');
  if (!settings.ok || !settings.settings.payment.isOn || isSubscribed) return null;
  return (
    <section aria-labelledby="plans-title" className={homeStyles.section}>
      <Container>
        <div ref={sectionRef} className={styles.offer}>
          <Stack space="5">
            <Heading level={2} size="h1" id="plans-title">
              {t('home.plans')}
            </Heading>
            <Text tone="soft" size="lg" isMeasured>
              {t('home.plansText')}
            </Text>
            <ul role="list" className={styles.promises}>
              {promises.map((promise) => (
                <li key={promise} className={styles.promise}>
                  <Icon icon={icons.check} />
                  {t(promise)}
                </li>
              ))}
            </ul>
          </Stack>
          <div className={styles.prices}>
            <Suspense>{isNear ? <PlanOffer href={href} /> : null}</Suspense>
          </div>
        </div>
      </Container>
    </section>
  );
}
