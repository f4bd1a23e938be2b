import type { ComponentProps, ElementType } from 'react';
import * as styles from './Inline.css';
import { classNames } from '../../internal/classNames';
import * as gapStyles from '../../internal/gap.css';
import type { Space } from '../../internal/space';

export interface InlineProps extends ComponentProps<'div'> {
  /**
   * A step of the spacing scale between its children and its lines; 1 is 4 px.
   * @default '3'
   */
  space?: Space | undefined;
  /**
   * Where its children stand across the line.
   * @default 'center'
   */
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch' | undefined;
  /**
   * Where its children stand along the line.
   * @default 'start'
   */
  justify?: 'start' | 'center' | 'end' | 'between' | undefined;
  /**
   * Whether children that don’t fit wrap to a new line.
   * @default true
   */
  wraps?: boolean | undefined;
  /**
   * The element that it is.
   * @default 'div'
   */
  as?: 'div' | 'ul' | 'ol' | 'nav' | 'span' | 'p' | 'header' | 'footer' | undefined;
}

/** Children beside each other. */
export function Inline({
  space = '3',
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
        styles.inline({ align, justify, wraps }),
        gapStyles.gap[space],
        className,
      )}
    />
  );
}
