import type { ComponentProps, ElementType } from 'react';
import { stack } from './Stack.css';
import { classNames } from '../../internal/classNames';
import { gap } from '../../internal/gap.css';
import type { Space } from '../../internal/space';

export interface StackProps extends ComponentProps<'div'> {
  /**
   * A step of the spacing scale between its children; 1 is 4 px.
   * @default '4'
   */
  space?: Space | undefined;
  /**
   * Where its children stand across the line.
   * @default 'stretch'
   */
  align?: 'stretch' | 'start' | 'center' | 'end' | undefined;
  /**
   * The element that it is.
   * @default 'div'
   */
  as?: 'div' | 'section' | 'article' | 'ul' | 'ol' | 'li' | 'nav' | 'main' | undefined;
}

/** Children under each other, evenly spaced. */
export function Stack({
  space = '4',
  align = 'stretch',
  as = 'div',
  className,
  ...rest
}: StackProps) {
  const Element = as as ElementType;
  return <Element {...rest} className={classNames(stack({ align }), gap[space], className)} />;
}
