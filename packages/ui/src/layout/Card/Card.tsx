import type { ComponentProps, ElementType } from 'react';

import * as styles from './Card.css';
import { classNames } from '../../internal/classNames';
import * as gapStyles from '../../internal/gap.css';
import type { Space } from '../../internal/space';

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
   * Stacks the children vertically with this gap, a step of the spacing scale. It works like a
   * `Stack` inside the card, without another element.
   */
  space?: Space | undefined;
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
  space,
  as = 'div',
  className,
  ...rest
}: CardProps) {
  const Element = as as ElementType;
  return (
    <Element
      {...rest}
      className={classNames(
        styles.card[variant],
        styles.padding[padding],
        space !== undefined && styles.stacked,
        space !== undefined && gapStyles.gap[space],
        className,
      )}
    />
  );
}
