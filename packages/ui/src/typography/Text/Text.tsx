import type { ComponentProps, ElementType } from 'react';

import * as styles from './Text.css';
import { classNames } from '../../internal/classNames';

export interface TextProps extends ComponentProps<'p'> {
  /**
   * The HTML element to render.
   * @default 'p'
   */
  as?: 'p' | 'span' | 'div' | 'strong' | 'em' | 'small' | 'dt' | 'dd' | 'li' | undefined;
  /**
   * How large it is.
   * @default 'md'
   */
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'xl' | undefined;
  /**
   * Its color, by what it says.
   * @default 'text'
   */
  tone?: 'inherit' | 'text' | 'muted' | 'brand' | 'accent' | 'success' | 'danger' | undefined;
  /**
   * How heavy the letters are.
   * @default 'regular'
   */
  weight?: 'regular' | 'medium' | 'semibold' | 'bold' | undefined;
  /**
   * Figures of one width, for times and prices.
   * @default false
   */
  isNumeric?: boolean | undefined;
  /**
   * Holds lines to 65 characters.
   * @default false
   */
  isMeasured?: boolean | undefined;
  /** Cuts the text after this many lines; all of it must be readable elsewhere. */
  lines?: 1 | 2 | 3 | undefined;
}

/** Words of the body. */
export function Text({
  as = 'p',
  size = 'md',
  tone = 'text',
  weight = 'regular',
  isNumeric = false,
  isMeasured = false,
  lines,
  className,
  ...rest
}: TextProps) {
  const Element = as as ElementType;
  return (
    <Element
      {...rest}
      className={classNames(
        styles.size[size],
        styles.tone[tone],
        styles.weight[weight],
        isNumeric && styles.numeric,
        isMeasured && styles.measured,
        lines && styles.lines[lines],
        className,
      )}
    />
  );
}
