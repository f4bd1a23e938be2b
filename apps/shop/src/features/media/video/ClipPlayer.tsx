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
  media: Media;
  video: Video;
  /** The URL of the folder with the demo clips. */
  folder: string;
  /** The next video of the playlist. */
  next: { video: Video; list: string } | undefined;
  /** True if the reader came from the previous video, so that this one starts playing. */
  isNext: boolean;
}

/**
 * Plays the demo clip of a practice. It is in a separate chunk, because it loads the HLS library.
 */
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
  const instructor = catalogue.people.get(video.instructor)?.name;
  const href = next && paths.videoInList(next.video.slug, next.list);
  return (
    <Player
      src={`${base}/master.m3u8`}
      poster={video.picture}
      title={video.title}
      subtitle={instructor}
      captions={captions}
      chapters={chapters}
      autoPlay={isNext}
      upNext={
        next && href
          ? {
              title: next.video.title,
              picture: next.video.picture,
              note: catalogue.people.get(next.video.instructor)?.name,
              href,
              onPlay: () => void navigate(href, { state: { isNext: true } }),
            }
          : undefined
      }
    />
  );
}
