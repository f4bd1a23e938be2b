import type { ReactNode } from 'react';

import * as styles from './PostQuote.css';

export interface PostQuoteProps {
  /**
   * The quoted text, without quotation marks. They are added in the style of the page’s language.
   */
  children: ReactNode;
  /** The name of the person who is quoted. */
  name?: string | undefined;
  /** More about the person or the source. */
  detail?: string | undefined;
  /** The URL of the source, for the `cite` attribute. */
  source?: string | undefined;
  /**
   * `plain` for a quotation inside a post, `feature` for the body of a quote post.
   * @default 'plain'
   */
  variant?: 'plain' | 'feature' | undefined;
}

/** A quotation in large type. */
export function PostQuote({ children, name, detail, source, variant = 'plain' }: PostQuoteProps) {
  return (
    <figure className={styles.figure[variant]}>
      <blockquote cite={source} className={styles.quotation}>
        <p className={styles.content[variant]}>{children}</p>
      </blockquote>
      {(name || detail) && (
        <figcaption className={styles.attribution}>
          {name && <cite className={styles.name}>{name}</cite>}
          {detail && <span>{name ? `, ${detail}` : detail}</span>}
        </figcaption>
      )}
    </figure>
  );
}
