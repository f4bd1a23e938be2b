import type { ComponentProps, ElementType } from 'react';

import * as styles from './Stack.css';
import { classNames } from '../../internal/classNames';
import * as gapStyles from '../../internal/gap.css';
import type { Space } from '../../internal/space';

export interface StackProps extends ComponentProps<'div'> {
  /**
   * The gap between children, a step of the spacing scale; 1 is 4 px.
   * @default 4
   */
  space?: Space | undefined;
  /**
   * The alignment across the main axis.
   * @default 'stretch'
   */
  align?: 'stretch' | 'start' | 'center' | 'end' | undefined;
  /**
   * The HTML element.
   * @default 'div'
   */
  as?: 'div' | 'section' | 'article' | 'ul' | 'ol' | 'li' | 'nav' | 'main' | undefined;
}

/** Stacks children vertically with equal gaps. */
export function Stack({
  space = 4,
  align = 'stretch',
  as = 'div',
  className,
  ...rest
}: StackProps) {
  const Element = as as ElementType;
  return (
    <Element
      {...rest}
      className={classNames(styles.stack[align], gapStyles.gap[space], className)}
    />
  );
}
