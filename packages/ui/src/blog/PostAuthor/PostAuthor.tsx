import type { ReactNode } from 'react';

import * as styles from './PostAuthor.css';
import { Avatar } from '../../data-display/Avatar/Avatar';
import { Heading } from '../../typography/Heading/Heading';
import { postMessages } from '../PostBody/messages';
import { useMessages } from '../../providers/UiProvider/UiProvider';

export interface PostAuthorProps {
  /** The name of the author. */
  name: string;
  /** URL of a photo; without it, the initials are shown. */
  avatar?: string | undefined;
  /** The author's work: "Teaches strength and mobility". */
  detail?: string | undefined;
  /** Two or three sentences about the author. */
  children?: ReactNode;
  /** Links, for example to all posts of the author. */
  actions?: ReactNode;
  /**
   * The heading level of the name.
   * @default 2
   */
  headingLevel?: 2 | 3 | undefined;
}

/** The author of a post, shown after its text. */
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
