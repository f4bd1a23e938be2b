import type { ComponentProps, ElementType } from 'react';

import * as styles from './VisuallyHidden.css';

export interface VisuallyHiddenProps extends ComponentProps<'span'> {
  /**
   * The HTML element to render.
   * @default 'span'
   */
  as?: 'span' | 'div' | 'h1' | 'h2' | 'h3' | 'legend' | undefined;
}

/** Text for screen readers only. */
export function VisuallyHidden({ as = 'span', ...rest }: VisuallyHiddenProps) {
  const Element = as as ElementType;
  return <Element {...rest} className={styles.hidden} />;
}
