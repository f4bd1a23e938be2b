import { useEffect, useRef, type ReactNode } from 'react';

import * as styles from './Modal.css';

const focusable = 'a[href], button, input, select, textarea, summary, [tabindex]';

export interface ModalScrollAreaProps {
  /**
   * The class of the scrolling element.
   * @default the class of dialogs and sheets
   */
  className?: string | undefined;
  /** What scrolls. */
  children: ReactNode;
}

/**
 * The scrolling part of a modal. If it overflows and contains nothing focusable, it becomes
 * focusable, so that the arrow keys can scroll it.
 */
export function ModalScrollArea({ className = styles.body, children }: ModalScrollAreaProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      const isOverflowing = element.scrollHeight > element.clientHeight;
      if (isOverflowing && !element.querySelector(focusable)) makeFocusable(element);
      else for (const name of focusAttributes) element.removeAttribute(name);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={ref} className={className}>
      {children}
    </div>
  );
}

const focusAttributes = ['tabindex', 'role', 'aria-label', 'aria-labelledby'];

/**
 * Makes the element focusable. A focusable element needs a role and a name, so it gets the name of
 * its modal.
 */
function makeFocusable(element: HTMLElement) {
  const modal = element.closest('[aria-labelledby], [aria-label]');
  element.tabIndex = 0;
  element.setAttribute('role', 'group');
  for (const name of ['aria-label', 'aria-labelledby']) {
    const value = modal?.getAttribute(name);
    if (value) element.setAttribute(name, value);
  }
}
