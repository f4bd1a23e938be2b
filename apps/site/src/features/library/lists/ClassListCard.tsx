import {
  getRemainingMinutes,
  getProgressFraction,
  type ClassCard,
  type WatchPosition,
} from '@gschool/domain';
import { VideoCard } from '@gschool/ui';

import { paths } from '../../../config/paths';
import { useT } from '../../../i18n/useT';
import { cardMeta, durationLabel } from '../../../shared/classLabels';
import { AddToPlaylist } from '../../../shared/library/AddToPlaylist';
import { FavoriteButton } from '../../../shared/library/FavoriteButton';
import { SaveButton } from '../../../shared/library/SaveButton';
import * as styles from '../Parts.css';
import type { ClassList } from './listMessages';

interface ClassListCardProps {
  list: ClassList;
  card: ClassCard;
  watched: WatchPosition | undefined;
}

/** A class in a list, with a button that removes it. */
export function ClassListCard({ list, card, watched }: ClassListCardProps) {
  const t = useT();
  const isBegun = watched !== undefined && !watched.completed && watched.position > 0;
  const Toggle = list === 'favorites' ? FavoriteButton : SaveButton;
  return (
    <VideoCard
      href={paths.watch(card.id)}
      title={card.title}
      titleLang={card.lang?.title}
      picture={card.poster}
      meta={
        isBegun
          ? t('card.metaLeft', {
              style: card.styleName,
              minutes: getRemainingMinutes(watched),
            })
          : cardMeta(card, t)
      }
      durationLabel={durationLabel(card.durationSeconds, t)}
      progress={watched && !watched.hidden ? getProgressFraction(watched) : undefined}
      badge={card.hasVideo ? undefined : t('card.noVideo')}
      actions={
        <div className={styles.tools}>
          <AddToPlaylist videoId={card.id} title={card.title} />
          <Toggle videoId={card.id} title={card.title} />
        </div>
      }
    />
  );
}
