import { useEffect, useRef, type ReactNode } from 'react';
import { body } from './PostBody.css';
import './PostBodyParts.css';
import { classNames } from '../internal/classNames';

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

  useEffect(() => {
    const element = root.current;
    if (!element) return;
    // Long code scrolls sideways, and only what takes the focus scrolls by keyboard.
    const observer = new ResizeObserver(() => {
      for (const code of element.querySelectorAll('pre')) {
        if (code.scrollWidth > code.clientWidth) code.tabIndex = 0;
        else code.removeAttribute('tabindex');
      }
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return (
    <div ref={root} className={classNames(body, className)}>
      {children}
    </div>
  );
}
