import * as styles from './PostMeta.css';
import { Avatar } from '../../data-display/Avatar/Avatar';
import { postMessages } from '../PostBody/messages';
import { useMessages } from '../../providers/UiProvider/UiProvider';
import { VisuallyHidden } from '../../typography/VisuallyHidden/VisuallyHidden';

/** An author of a post. */
interface PostAuthorName {
  name: string;
  /** URL of a photo; without it, the initials are shown. */
  avatar?: string | undefined;
}

export interface PostMetaProps {
  /** The name of the author. */
  author?: PostAuthorName | undefined;
  /** The date, formatted in the app's language. */
  date?: string | undefined;
  /** The same date in ISO format: `2026-11-21`. */
  dateTime?: string | undefined;
  /** The reading time in whole minutes. */
  minutes?: number | undefined;
}

/** The author, date and reading time of a post. */
export function PostMeta({ author, date, dateTime, minutes }: PostMetaProps) {
  const messages = useMessages('post', postMessages);
  if (!author && !date && minutes === undefined) return null;
  return (
    <div className={styles.meta}>
      {author && (
        <span className={styles.author}>
          <Avatar
            name={author.name}
            src={author.avatar}
            size="small"
            fallback="initials"
            isDecorative
          />
          <VisuallyHidden>{messages.writtenBy(author.name)}</VisuallyHidden>
          <span aria-hidden>{author.name}</span>
        </span>
      )}
      {(date || minutes !== undefined) && (
        <span className={styles.details}>
          {date && <time dateTime={dateTime}>{date}</time>}
          {date && minutes !== undefined && (
            <span aria-hidden className={styles.dot}>
              ·
            </span>
          )}
          {minutes !== undefined && <span>{messages.readingTime(minutes)}</span>}
        </span>
      )}
    </div>
  );
}
