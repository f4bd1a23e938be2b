import type { ComponentProps, ElementType } from 'react';

import * as styles from './Card.css';
import { classNames } from '../../internal/classNames';

export interface CardProps extends ComponentProps<'div'> {
  /**
   * The background and the border.
   * @default 'raised'
   */
  variant?: 'raised' | 'outline' | 'sunken' | 'brand' | undefined;
  /**
   * The padding; `none` is for pictures that fill the card.
   * @default 'medium'
   */
  padding?: 'none' | 'small' | 'medium' | 'large' | undefined;
  /**
   * The HTML element.
   * @default 'div'
   */
  as?: 'div' | 'section' | 'article' | 'li' | 'aside' | undefined;
}

/** A surface for related content. */
export function Card({
  variant = 'raised',
  padding = 'medium',
  as = 'div',
  className,
  ...rest
}: CardProps) {
  const Element = as as ElementType;
  return <Element {...rest} className={classNames(styles.card({ variant, padding }), className)} />;
}
