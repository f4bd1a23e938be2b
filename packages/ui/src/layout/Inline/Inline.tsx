import type { ComponentProps, ElementType } from 'react';

import * as styles from './Inline.css';
import { classNames } from '../../internal/classNames';
import * as gapStyles from '../../internal/gap.css';
import type { Space } from '../../internal/space';

export interface InlineProps extends ComponentProps<'div'> {
  /**
   * The gap between children and between lines, a step of the spacing scale; 1 is 4 px.
   * @default 3
   */
  space?: Space | undefined;
  /**
   * The alignment across the main axis.
   * @default 'center'
   */
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch' | undefined;
  /**
   * The alignment along the main axis.
   * @default 'start'
   */
  justify?: 'start' | 'center' | 'end' | 'between' | undefined;
  /**
   * Whether children that don’t fit wrap to a new line.
   * @default true
   */
  wraps?: boolean | undefined;
  /**
   * The HTML element.
   * @default 'div'
   */
  as?: 'div' | 'ul' | 'ol' | 'nav' | 'span' | 'p' | 'header' | 'footer' | undefined;
}

/** Places children in a row. */
export function Inline({
  space = 3,
  align = 'center',
  justify = 'start',
  wraps = true,
  as = 'div',
  className,
  ...rest
}: InlineProps) {
  const Element = as as ElementType;
  return (
    <Element
      {...rest}
      className={classNames(
        styles.inline[align],
        styles.justify[justify],
        wraps && styles.wrapping,
        gapStyles.gap[space],
        className,
      )}
    />
  );
}
