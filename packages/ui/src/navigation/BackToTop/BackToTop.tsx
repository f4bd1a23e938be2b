import { useEffect, useRef } from 'react';

import * as icons from '../../data-display/Icon/icons';
import { IconButton } from '../../actions/IconButton/IconButton';
import { useUi } from '../../providers/UiProvider/UiProvider';
import * as styles from './BackToTop.css';

export interface BackToTopProps {
  /**
   * ID of the element that receives focus at the top.
   * @default 'main'
   */
  targetId?: string | undefined;
}

/**
 * Appears once the page has scrolled past 250 px (docs/product/pages.md#back-to-top). Scrolls to
 * the top and moves focus there. It observes a sentinel, so scrolling causes no render.
 */
export function BackToTop({ targetId = 'main' }: BackToTopProps) {
  const { messages } = useUi();
  const sentinel = useRef<HTMLSpanElement>(null);
  const root = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!sentinel.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => root.current?.toggleAttribute('data-shown', !entry?.isIntersecting),
      // In a frame, the frame's own scrolling counts, not where the frame is on the screen.
      { root: document },
    );
    observer.observe(sentinel.current);
    return () => observer.disconnect();
  }, []);

  function toTop() {
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: isCalm ? 'auto' : 'smooth' });
    document.getElementById(targetId)?.focus({ preventScroll: true });
  }

  return (
    <>
      <span ref={sentinel} className={styles.sentinel} aria-hidden="true" />
      <div ref={root} className={styles.root}>
        <IconButton
          label={messages.backToTop}
          icon={icons.arrowUp}
          variant="quiet"
          onClick={toTop}
        />
      </div>
    </>
  );
}
