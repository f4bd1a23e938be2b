import type { ReactNode } from 'react';
import { figure, from, name as nameClass, quotation, words } from './PostQuote.css';

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
    <figure className={figure({ variant })}>
      <blockquote cite={source} className={quotation}>
        <p className={words({ variant })}>{children}</p>
      </blockquote>
      {(name || detail) && (
        <figcaption className={from}>
          {name && <cite className={nameClass}>{name}</cite>}
          {name && detail && ', '}
          {detail}
        </figcaption>
      )}
    </figure>
  );
}
