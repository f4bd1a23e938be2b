import type { ComponentProps, ElementType } from 'react';

import * as styles from './Grid.css';
import { classNames } from '../../internal/classNames';
import * as gapStyles from '../../internal/gap.css';
import type { Space } from '../../internal/space';

export interface GridProps extends ComponentProps<'div'> {
  /**
   * The minimum width of a column: 144, 192, 256, 320 or 416 px. As many columns as fit.
   * @default 'medium'
   */
  column?: 'tiny' | 'small' | 'medium' | 'large' | 'huge' | undefined;
  /**
   * The gap between cells, a step of the spacing scale; 1 is 4 px.
   * @default 5
   */
  space?: Space | undefined;
  /**
   * The HTML element.
   * @default 'div'
   */
  as?: 'div' | 'ul' | 'ol' | 'section' | undefined;
}

/** A grid with equal columns, as many as fit. */
export function Grid({ column = 'medium', space = 5, as = 'div', className, ...rest }: GridProps) {
  const Element = as as ElementType;
  return (
    <Element
      {...rest}
      className={classNames(styles.grid[column], gapStyles.gap[space], className)}
    />
  );
}
