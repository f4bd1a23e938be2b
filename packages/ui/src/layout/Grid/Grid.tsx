import type { ComponentProps, ElementType } from 'react';
import * as styles from './Grid.css';
import { classNames } from '../../internal/classNames';
import * as gapStyles from '../../internal/gap.css';
import type { Space } from '../../internal/space';

export interface GridProps extends ComponentProps<'div'> {
  /**
   * The least width of a column: 144, 192, 256, 320 or 416 px. As many columns as fit.
   * @default 'medium'
   */
  column?: 'tiny' | 'small' | 'medium' | 'large' | 'huge' | undefined;
  /**
   * A step of the spacing scale between cells; 1 is 4 px.
   * @default '5'
   */
  space?: Space | undefined;
  /**
   * The element that it is.
   * @default 'div'
   */
  as?: 'div' | 'ul' | 'ol' | 'section' | undefined;
}

/** Equal columns that find their own number. */
export function Grid({
  column = 'medium',
  space = '5',
  as = 'div',
  className,
  ...rest
}: GridProps) {
  const Element = as as ElementType;
  return (
    <Element
      {...rest}
      className={classNames(styles.grid({ column }), gapStyles.gap[space], className)}
    />
  );
}
