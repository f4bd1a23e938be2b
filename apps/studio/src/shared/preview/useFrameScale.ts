import { useLayoutEffect, type RefObject } from 'react';

import * as styles from './PreviewPane.css';

/** The name of the property in `var(--name)`. */
const scaleProperty = styles.scale.slice('var('.length, -1);

/** Makes a frame of a screen's width fit its stage. It is never larger than the screen. */
export const useFrameScale = (
  stage: RefObject<HTMLElement | null>,
  frame: RefObject<HTMLElement | null>,
  width: number,
): void => {
  useLayoutEffect(() => {
    const element = stage.current;
    if (!element) return;
    const fit = () => {
      const scale = Math.min(1, element.clientWidth / width);
      if (scale > 0) frame.current?.style.setProperty(scaleProperty, scale.toFixed(4));
    };
    fit();
    const observer = new ResizeObserver(fit);
    observer.observe(element);
    return () => observer.disconnect();
  }, [stage, frame, width]);
};
