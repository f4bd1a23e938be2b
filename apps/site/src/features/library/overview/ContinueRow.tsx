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
import { useAnnounce } from '../../../shared/library/useAnnounce';
import { useKeptFocus } from '../useKeptFocus';
import * as css from './Overview.css';

interface ContinueRowProps {
  library: LibraryState;
  catalogue: Catalogue;
}

/** Begun classes, the last watched first; one that is taken out stays in the history. */
export function ContinueRow({ library, catalogue }: ContinueRowProps) {
  const t = useT();
  const announce = useAnnounce();
  const { setHidden } = useLibraryActions();
  const begun = useMemo(() => {
    const classes = new Map(catalogue.classes.map((card) => [card.id, card]));
    return getContinueWatching(library).flatMap((watched) => {
      const card = classes.get(watched.videoId);
      return card ? [{ card, watched }] : [];
    });
  }, [library, catalogue]);
  const { heading, list } = useKeptFocus<HTMLDivElement>(begun.length);

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
    <div ref={heading} tabIndex={-1} className={css.row}>
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
