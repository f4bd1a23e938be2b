import { withLatinDigits } from '@gschool/domain';
import { Heading, Picture, Text, useUi } from '@gschool/ui';

import { paths } from '../../../config/paths';
import type { MediaItem } from '../../../content/media/items';
import { useT } from '../../../i18n/useT';
import { VIDEO_MINUTES } from '../../../shared/media/VideoTile';
import { formatDuration, formatShowSize } from '../../../shared/media/mediaLabels';
import * as styles from './PlaylistPage.css';

/** The link and the note of a playlist entry. */
function useEntryDetails(item: MediaItem, list: string) {
  const t = useT();
  if (item.kind === 'movie') {
    const { movie } = item;
    const length = movie.minutes === null ? t('media.soon') : formatDuration(movie.minutes, t);
    return { ...movie, href: paths.movie(movie.slug), note: `${t('media.movie')} · ${length}` };
  }
  if (item.kind === 'show') {
    const { show } = item;
    return {
      ...show,
      href: paths.show(show.slug),
      note: `${t('media.show')} · ${formatShowSize(show, t)}`,
    };
  }
  const { video } = item;
  return {
    ...video,
    href: paths.videoInList(video.slug, list),
    note: `${t('media.video')} · ${formatDuration(VIDEO_MINUTES, t)}`,
  };
}

export interface PlaylistEntryProps {
  item: MediaItem;
  /** Starts at 1. */
  number: number;
  /** The slug of the playlist, which the link of a video includes. */
  list: string;
}

/** An entry of a playlist. The whole row is the link. */
export function PlaylistEntry({ item, number, list }: PlaylistEntryProps) {
  const { Link, locale } = useUi();
  const { title, lang, picture, href, note } = useEntryDetails(item, list);
  return (
    <li className={styles.entry}>
      <span className={styles.number} aria-hidden>
        {new Intl.NumberFormat(withLatinDigits(locale)).format(number)}
      </span>
      <div className={styles.still}>
        <Picture picture={picture} alt="" sizes="9rem" />
      </div>
      <div>
        <Heading level={3} size="medium">
          <Link href={href} className={styles.link}>
            <bdi lang={lang?.title}>{title}</bdi>
          </Link>
        </Heading>
        <Text size="sm" tone="muted">
          {note}
        </Text>
      </div>
    </li>
  );
}
