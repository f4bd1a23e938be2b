import type { ComponentProps, ElementType } from 'react';

import * as styles from './VisuallyHidden.css';

export interface VisuallyHiddenProps extends ComponentProps<'span'> {
  /**
   * The element that it is.
   * @default 'span'
   */
  as?: 'span' | 'div' | 'h1' | 'h2' | 'h3' | 'legend' | undefined;
}

/** Words for screen readers alone. */
export function VisuallyHidden({ as = 'span', ...rest }: VisuallyHiddenProps) {
  const Element = as as ElementType;
  return <Element {...rest} className={styles.hidden} />;
}
