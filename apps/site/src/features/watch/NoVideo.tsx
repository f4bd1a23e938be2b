import { Button, EmptyState, Picture } from '@gschool/ui';

import { paths } from '../../config/paths';
import { useT } from '../../i18n/useT';
import * as styles from './WatchPage.css';

/** Replaces the player if a class has no video yet. */
export function NoVideo({ poster }: { poster: string }) {
  const t = useT();
  return (
    <div className={styles.stage}>
      <div className={styles.noVideo}>
        <EmptyState
          title={t('watch.noVideoTitle')}
          picture={<Picture picture={poster} alt="" ratio="16/9" isPriority />}
          action={
            <Button variant="quiet" href={paths.videos}>
              {t('watch.others')}
            </Button>
          }
        >
          {t('watch.noVideo')}
        </EmptyState>
      </div>
    </div>
  );
}
