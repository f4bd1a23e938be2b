import { getCaptionLabel } from '@gschool/app';
import { useUi } from '@gschool/ui';
import { Player } from '@gschool/ui/player';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';

import { paths } from '../../../config/paths';
import type { Media } from '../../../content/media/media';
import { clipChapters } from '../../../content/media/videos/clips';
import type { Video } from '../../../content/media/videos';

export interface ClipPlayerProps {
  /** The sample catalog in the reader's language. */
  media: Media;
  video: Video;
  /** The folder of the demo films. */
  folder: string;
  /** What comes after it in a playlist. */
  next: { video: Video; list: string } | undefined;
  /** A click led here: it plays at once. */
  isNext: boolean;
}

/** The demo film of a practice in the school's own player: a chunk of its own, since it brings the streaming. */
export function ClipPlayer({ media, video, folder, next, isNext }: ClipPlayerProps) {
  const { catalogue, chapterNames } = media;
  const { locale } = useUi();
  const navigate = useNavigate();
  const base = `${folder}/${video.clip}`;
  const captions = useMemo(
    () => [
      {
        language: 'en',
        label: getCaptionLabel({ language: 'en' }, locale),
        src: `${base}/captions.en.vtt`,
      },
    ],
    [base, locale],
  );
  const chapters = useMemo(
    () =>
      clipChapters[video.clip].map(({ title, ...chapter }) => ({
        ...chapter,
        title: chapterNames[title] ?? title,
      })),
    [video.clip, chapterNames],
  );
  const teacher = catalogue.people.get(video.teacher)?.name;
  const href = next && paths.videoInList(next.video.slug, next.list);
  return (
    <Player
      src={`${base}/master.m3u8`}
      poster={video.picture}
      title={video.title}
      subtitle={teacher}
      captions={captions}
      chapters={chapters}
      autoPlay={isNext}
      upNext={
        next && href
          ? {
              title: next.video.title,
              picture: next.video.picture,
              note: catalogue.people.get(next.video.teacher)?.name,
              href,
              onPlay: () => void navigate(href, { state: { isNext: true } }),
            }
          : undefined
      }
    />
  );
}
