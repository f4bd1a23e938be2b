import { withLatinDigits } from '@gschool/domain';
import { Heading, Picture, Text, useUi } from '@gschool/ui';

import { paths } from '../../../config/paths';
import type { MediaItem } from '../../../content/media/items';
import { useT } from '../../../i18n/useT';
import { VIDEO_MINUTES } from '../../../shared/media/VideoTile';
import { lengthWords, showSize } from '../../../shared/media/words';
import * as css from './PlaylistPage.css';

/** What a line of a playlist says of a movie, a show or a video. */
function useLine(item: MediaItem, list: string) {
  const t = useT();
  if (item.kind === 'movie') {
    const { movie } = item;
    const length = movie.minutes === null ? t('media.soon') : lengthWords(movie.minutes, t);
    return { ...movie, href: paths.movie(movie.slug), note: `${t('media.movie')} · ${length}` };
  }
  if (item.kind === 'show') {
    const { show } = item;
    return {
      ...show,
      href: paths.show(show.slug),
      note: `${t('media.show')} · ${showSize(show, t)}`,
    };
  }
  const { video } = item;
  return {
    ...video,
    href: paths.videoInList(video.slug, list),
    note: `${t('media.video')} · ${lengthWords(VIDEO_MINUTES, t)}`,
  };
}

export interface PlaylistEntryProps {
  item: MediaItem;
  /** From 1. */
  number: number;
  /** The playlist, which a video is played in. */
  list: string;
}

/** One line of a playlist; the whole line leads to it. */
export function PlaylistEntry({ item, number, list }: PlaylistEntryProps) {
  const { Link, locale } = useUi();
  const { title, lang, picture, href, note } = useLine(item, list);
  return (
    <li className={css.entry}>
      <span className={css.number} aria-hidden>
        {new Intl.NumberFormat(withLatinDigits(locale)).format(number)}
      </span>
      <div className={css.still}>
        <Picture picture={picture} alt="" sizes="9rem" />
      </div>
      <div>
        <Heading level={3} size="medium">
          <Link href={href} className={css.link}>
            <bdi lang={lang?.title}>{title}</bdi>
          </Link>
        </Heading>
        <Text size="sm" tone="soft">
          {note}
        </Text>
      </div>
    </li>
  );
}
