import { Button, EmptyState, Picture } from '@gschool/ui';

import { paths } from '../../config/paths';
import { useT } from '../../i18n/useT';
import * as css from './WatchPage.css';

/** In place of the film of a class that has none yet. */
export function NoFilm({ poster }: { poster: string }) {
  const t = useT();
  return (
    <div className={css.stage}>
      <div className={css.noFilm}>
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
