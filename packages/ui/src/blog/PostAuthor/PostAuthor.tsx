import type { ReactNode } from 'react';
import * as styles from './PostAuthor.css';
import { Avatar } from '../../data-display/Avatar/Avatar';
import { Heading } from '../../typography/Heading/Heading';
import { postMessages } from '../PostBody/messages';
import { useMessages } from '../../providers/UiProvider/UiProvider';

export interface PostAuthorProps {
  /** Who wrote it. */
  name: string;
  /** URL of a photo; without one, the initials. */
  avatar?: string | undefined;
  /** What the person does: "Teaches strength and mobility". */
  detail?: string | undefined;
  /** Two or three sentences about the person. */
  children?: ReactNode;
  /** Links: all posts, a page of the person's own. */
  actions?: ReactNode;
  /**
   * The level of the name.
   * @default 2
   */
  headingLevel?: 2 | 3 | undefined;
}

/** The person behind a post, under its last line. */
export function PostAuthor({
  name,
  avatar,
  detail,
  children,
  actions,
  headingLevel = 2,
}: PostAuthorProps) {
  const messages = useMessages('post', postMessages);
  return (
    <section aria-label={messages.aboutAuthor} className={styles.box}>
      <Avatar name={name} src={avatar} size="huge" fallback="initials" isDecorative />
      <div className={styles.text}>
        <Heading level={headingLevel} size="large">
          {name}
        </Heading>
        {detail && <p className={styles.detail}>{detail}</p>}
        {children && <div className={styles.biography}>{children}</div>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </section>
  );
}
