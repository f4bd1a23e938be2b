import './PostBodyParts.css';

import { useEffect, useRef, type ReactNode } from 'react';

import * as styles from './PostBody.css';
import { useMessages } from '../../providers/UiProvider/UiProvider';
import { classNames } from '../../internal/classNames';
import { postMessages } from './messages';

export interface PostBodyProps {
  /**
   * Plain elements: `h2` to `h4`, `p`, lists, `figure`, `blockquote`, `pre`, `hr`, and tables
   * inside a `PostTable`. `data-lead` on a paragraph makes its text larger; `data-wide` makes a
   * figure wider than the text.
   */
  children: ReactNode;
  className?: string | undefined;
}

/** The text of a post, with 45 to 75 characters per line. */
export function PostBody({ children, className }: PostBodyProps) {
  const root = useRef<HTMLDivElement>(null);
  const messages = useMessages('post', postMessages);

  useEffect(() => {
    const element = root.current;
    if (!element) return;
    // Long code scrolls sideways. It must be focusable so that the keyboard can scroll it, and a
    // focusable element needs a role and a name.
    const scrollable = { tabindex: '0', role: 'region', 'aria-label': messages.code };
    const observer = new ResizeObserver(() => {
      for (const code of element.querySelectorAll('pre')) {
        const isScrollable = code.scrollWidth > code.clientWidth;
        for (const [name, value] of Object.entries(scrollable)) {
          if (isScrollable) code.setAttribute(name, value);
          else code.removeAttribute(name);
        }
      }
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [messages]);

  return (
    <div ref={root} className={classNames(styles.body, className)}>
      {children}
    </div>
  );
}
