import { getCaptionLabel } from '@gschool/app';
import {
  Picture,
  PostAudio,
  PostGallery,
  PostLink,
  PostQuote,
  PostVideo,
  useUi,
} from '@gschool/ui';
import { withLatinDigits } from '@gschool/domain';

import type { Post } from '../../content/blog/types';
import * as styles from './PostPage.css';

/** The media of a post; an essay shows its picture. */
export function PostMedia({ post: { media, picture, title } }: { post: Post }) {
  const { locale } = useUi();
  switch (media.kind) {
    case 'standard':
      return (
        <div className={styles.picture}>
          <Picture picture={picture} alt="" ratio="16/9" isHero isPriority />
        </div>
      );
    case 'audio':
      return (
        <div lang="en" dir="ltr">
          <PostAudio
            src={media.src}
            title={media.title}
            byline={media.by}
            duration={media.duration}
            picture={picture}
            transcript={media.transcript.map((line) => (
              <p key={line}>{line}</p>
            ))}
          />
        </div>
      );
    case 'video':
      return (
        <PostVideo
          src={media.src}
          title={title}
          poster={picture}
          durationLabel={formatClock(media.duration, locale)}
          captions={media.captions.map((one) => ({
            ...one,
            label: getCaptionLabel({ language: one.language }, locale),
          }))}
          caption={<span lang="en">{media.caption}</span>}
          isPriority
        />
      );
    case 'link': {
      const { kind: _kind, ...link } = media;
      return (
        <div lang="en" dir="ltr">
          <PostLink {...link} picture={picture} isExternal />
        </div>
      );
    }
    case 'quote':
      return (
        <div lang="en" dir="ltr">
          <PostQuote
            variant="feature"
            name={media.name}
            detail={media.detail}
            source={media.source}
          >
            {media.text}
          </PostQuote>
        </div>
      );
    case 'gallery':
      return <PostGallery pictures={media.pictures} label={media.label} />;
  }
}

/** Formats seconds as `1:00`. */
function formatClock(seconds: number, locale: string): string {
  const format = (value: number, digits: number) =>
    new Intl.NumberFormat(withLatinDigits(locale), { minimumIntegerDigits: digits }).format(value);
  return `${format(Math.floor(seconds / 60), 1)}:${format(Math.floor(seconds % 60), 2)}`;
}
