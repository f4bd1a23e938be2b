import type { ReactNode } from 'react';
import * as styles from './PostQuote.css';

export interface PostQuoteProps {
  /** What was said, without quotation marks: the language brings its own. */
  children: ReactNode;
  /** Who said it. */
  name?: string | undefined;
  /** Who that is, or where it was said. */
  detail?: string | undefined;
  /** The URL it was taken from, for machines. */
  source?: string | undefined;
  /**
   * A quotation inside a post, or the body of a post of its own.
   * @default 'plain'
   */
  variant?: 'plain' | 'feature' | undefined;
}

/** Someone's words, set so that they can be seen from afar. */
export function PostQuote({ children, name, detail, source, variant = 'plain' }: PostQuoteProps) {
  return (
    <figure className={styles.figure({ variant })}>
      <blockquote cite={source} className={styles.quotation}>
        <p className={styles.content({ variant })}>{children}</p>
      </blockquote>
      {(name || detail) && (
        <figcaption className={styles.attribution}>
          {name && <cite className={styles.name}>{name}</cite>}
          {name && detail && ', '}
          {detail}
        </figcaption>
      )}
    </figure>
  );
}
