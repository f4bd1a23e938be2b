import { useLibraryActions } from '@gschool/data/queries';
import {
  getContinueWatching,
  getRemainingMinutes,
  getProgressFraction,
  type Catalogue,
  type LibraryState,
} from '@gschool/domain';
import { Carousel, IconButton, VideoCard, icons } from '@gschool/ui';
import { useMemo } from 'react';

import { paths } from '../../../config/paths';
import { useT } from '../../../i18n/useT';
import { durationLabel } from '../../../shared/classLabels';
import { useAnnounceChange } from '../../../shared/library/useAnnounceChange';
import { useListFocus } from '../useListFocus';
import * as styles from './Overview.css';

interface ContinueRowProps {
  library: LibraryState;
  catalogue: Catalogue;
}

/**
 * Classes in progress, last watched first. Removing one leaves it in the history
 * (docs/product/library.md#continue-watching).
 */
export function ContinueRow({ library, catalogue }: ContinueRowProps) {
  const t = useT();
  const announce = useAnnounceChange();
  const { setHidden } = useLibraryActions();
  const begun = useMemo(() => {
    const classes = new Map(catalogue.classes.map((card) => [card.id, card]));
    return getContinueWatching(library).flatMap((watched) => {
      const card = classes.get(watched.videoId);
      return card ? [{ card, watched }] : [];
    });
  }, [library, catalogue]);
  const { heading, list } = useListFocus<HTMLDivElement>(begun.length);

  const remove = (id: string, title: string) =>
    announce(
      {
        id: `continue-${id}`,
        title: t('library.continueRemoved'),
        message: title,
        undo: () => setHidden(id, false),
      },
      setHidden(id, true),
    );
  return (
    <div ref={heading} tabIndex={-1} className={styles.row}>
      {begun.length > 0 && (
        <div {...list}>
          <Carousel title={t('row.continue')}>
            {begun.map(({ card, watched }) => (
              <VideoCard
                key={card.id}
                href={paths.watch(card.id)}
                title={card.title}
                titleLang={card.lang?.title}
                picture={card.poster}
                meta={t('card.metaLeft', {
                  style: card.styleName,
                  minutes: getRemainingMinutes(watched),
                })}
                durationLabel={durationLabel(card.durationSeconds, t)}
                progress={getProgressFraction(watched)}
                actions={
                  <IconButton
                    label={t('library.continueRemove', { title: card.title })}
                    icon={icons.close}
                    onClick={() => remove(card.id, card.title)}
                  />
                }
              />
            ))}
          </Carousel>
        </div>
      )}
    </div>
  );
}
