import { useIsNearViewport } from '@gschool/app';
import { lazyComponent } from '@gschool/app/routes';
import { useCanOpen } from '@gschool/app/session';
import { useSession } from '@gschool/data';
import { Button, Container, Heading, Icon, icons, Stack, Text } from '@gschool/ui';
import { useRef } from 'react';

import { settings } from '../../config/env';
import { paths } from '../../config/paths';
import { withMessages } from '../../i18n/i18n';
import { useT, type MessageId } from '../../i18n/useT';
import * as homeStyles from './Home.css';
import * as styles from './Offer.css';

const PlanOffer = lazyComponent(
  () =>
    import('../../shared/plans/PlanOffer').then(withMessages).then((module) => module.PlanOffer),
  // If the cards cannot be loaded, a link leads to the sign-up page, which also shows the prices.
  PlansLink,
);

/** A link to the plans without prices. */
function PlansLink({ href }: { href: string }) {
  const t = useT();
  return (
    <Button size="large" href={href}>
      {t('home.plansAction')}
    </Button>
  );
}

/** Promises about the plans, shown next to the prices. */
const promises: readonly MessageId[] = ['home.promise1', 'home.promise2', 'home.promise3'];

/** The plans. Prices are loaded when the section is near the viewport. */
export function Plans() {
  const t = useT();
  const session = useSession();
  const sectionRef = useRef<HTMLDivElement>(null);
  const isNear = useIsNearViewport(sectionRef, '400px');

  const isMember = session.status === 'signedIn';
  const href = isMember ? paths.profileTab('subscription') : paths.signUp;
  const isSubscribed = useCanOpen('videos');
  if (!settings.ok || !settings.values.payment.isOn || isSubscribed) return null;
  return (
    <section aria-labelledby="plans-title" className={homeStyles.section}>
      <Container>
        <div ref={sectionRef} className={styles.offer}>
          <Stack space="5">
            <Heading level={2} size="h1" id="plans-title">
              {t('home.plans')}
            </Heading>
            <Text tone="muted" size="lg" isMeasured>
              {t('home.plansText')}
            </Text>
            <ul role="list" className={styles.promises}>
              {promises.map((promise) => (
                <li key={promise} className={styles.promise}>
                  <Icon icon={icons.check} />
                  <span>{t(promise)}</span>
                </li>
              ))}
            </ul>
          </Stack>
          <div className={styles.prices}>{isNear ? <PlanOffer href={href} /> : null}</div>
        </div>
      </Container>
    </section>
  );
}
