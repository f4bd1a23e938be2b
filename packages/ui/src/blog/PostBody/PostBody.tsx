import { useEffect, useRef, type ReactNode } from 'react';
import * as styles from './PostBody.css';
import './PostBodyParts.css';
import { useMessages } from '../../providers/UiProvider/UiProvider';
import { classNames } from '../../internal/classNames';
import { postMessages } from './messages';

export interface PostBodyProps {
  /**
   * Plain elements, as a writer's tool gives them: `h2` to `h4`, `p`, lists, `figure`,
   * `blockquote`, `pre`, `hr`; tables inside of a `PostTable`. `data-lead` on a paragraph sets
   * it larger, `data-wide` lets a figure out of the measure.
   */
  children: ReactNode;
  className?: string | undefined;
}

/** The words of a post in the house's typography: 45 to 75 characters a line, and room to breathe. */
export function PostBody({ children, className }: PostBodyProps) {
  const root = useRef<HTMLDivElement>(null);
  const messages = useMessages('post', postMessages);

  useEffect(() => {
    const element = root.current;
    if (!element) return;
    // Long code scrolls sideways, and only what takes the focus scrolls by keyboard. What takes
    // the focus needs a role and a name.
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
