import type { ComponentProps, ElementType } from 'react';

import * as styles from './Container.css';
import { classNames } from '../../internal/classNames';

export interface ContainerProps extends ComponentProps<'div'> {
  /**
   * The maximum width. `default` follows the layout setting; `narrow`, `text` and `form` are 960,
   * 672 and 416 px wide.
   * @default 'default'
   */
  size?: 'form' | 'text' | 'narrow' | 'default' | 'full' | undefined;
  /**
   * Padding above and below.
   * @default 'none'
   */
  blockPadding?: 'none' | 'medium' | 'large' | undefined;
  /**
   * The HTML element.
   * @default 'div'
   */
  as?: 'div' | 'section' | 'main' | 'header' | 'footer' | 'article' | undefined;
}

/** The centered column of a page, with the page's gutter. */
export function Container({
  size = 'default',
  blockPadding = 'none',
  as = 'div',
  className,
  ...rest
}: ContainerProps) {
  const Element = as as ElementType;
  return (
    <Element
      {...rest}
      className={classNames(styles.container[size], styles.blockPadding[blockPadding], className)}
    />
  );
}
