import { EventCardSkeleton, Skeleton, Stack, VisuallyHidden } from '@gschool/ui';

import { useT } from '../../i18n/useT';
import * as styles from './Events.css';

/** The skeleton of an event list. It has no dates, so it can be prerendered. */
export function EventsSkeleton({ hasHero = false }: { hasHero?: boolean | undefined }) {
  const t = useT();
  return (
    <Stack space="8" aria-busy="true">
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      {hasHero ? <Skeleton shape="block" className={styles.hero} /> : null}
      <div className={styles.cards}>
        <EventCardSkeleton />
        <EventCardSkeleton />
        <EventCardSkeleton />
      </div>
    </Stack>
  );
}
