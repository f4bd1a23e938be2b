import { useLayoutEffect, useState, type RefObject } from 'react';

import * as styles from './BulkBar.css';

/** How many actions are buttons. The container query of the style sheet decides; the rest is a menu. */
export function useButtonCount(bar: RefObject<HTMLElement | null>, isShown: boolean): number {
  const [count, setCount] = useState(1);
  useLayoutEffect(() => {
    const element = bar.current;
    if (!element) return;
    const update = () =>
      setCount(Number(getComputedStyle(element).getPropertyValue(styles.buttonCountName)) || 1);
    update();
    const observer = new ResizeObserver(update);
    observer.observe(element);
    return () => observer.disconnect();
  }, [bar, isShown]);
  return count;
}
