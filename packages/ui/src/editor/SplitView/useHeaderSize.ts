import { useLayoutEffect, useRef } from 'react';

import { toPropertyName } from '../../internal/toPropertyName';
import * as styles from './SplitView.css';

/** A ref for the header. Sets its height on the view, so that the panes stay in view below it. */
export function useHeaderSize() {
  const header = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = header.current;
    const view = element?.parentElement;
    if (!element || !view) return undefined;
    const observer = new ResizeObserver(() =>
      view.style.setProperty(toPropertyName(styles.headerSize), `${element.offsetHeight}px`),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return header;
}
