import type { ComponentProps, ElementType } from 'react';
import * as styles from './Card.css';
import { classNames } from '../../internal/classNames';

export interface CardProps extends ComponentProps<'div'> {
  /**
   * How it stands out from the page.
   * @default 'raised'
   */
  variant?: 'raised' | 'outline' | 'sunk' | 'brand' | undefined;
  /**
   * `none` lets a picture reach its edges.
   * @default 'medium'
   */
  padding?: 'none' | 'small' | 'medium' | 'large' | undefined;
  /**
   * The element that it is.
   * @default 'div'
   */
  as?: 'div' | 'section' | 'article' | 'li' | 'aside' | undefined;
}

/** A surface that holds together what belongs together. */
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
