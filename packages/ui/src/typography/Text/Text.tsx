import type { ComponentProps, ElementType } from 'react';

import * as styles from './Text.css';
import { classNames } from '../../internal/classNames';
import { wrapSiblingTexts } from '../../internal/wrapTexts';

export interface TextProps extends ComponentProps<'p'> {
  /**
   * The HTML element to render.
   * @default 'p'
   */
  as?: 'p' | 'span' | 'div' | 'strong' | 'em' | 'small' | 'dt' | 'dd' | 'li' | undefined;
  /**
   * Its size.
   * @default 'md'
   */
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'xl' | undefined;
  /**
   * Its color, by meaning.
   * @default 'text'
   */
  tone?: 'inherit' | 'text' | 'muted' | 'brand' | 'accent' | 'success' | 'danger' | undefined;
  /**
   * The font weight.
   * @default 'regular'
   */
  weight?: 'regular' | 'medium' | 'semibold' | 'bold' | undefined;
  /**
   * Gives all digits the same width, for times and prices.
   * @default false
   */
  isNumeric?: boolean | undefined;
  /**
   * Limits lines to 65 characters.
   * @default false
   */
  isMeasured?: boolean | undefined;
  /** Truncates the text after this many lines. The whole text must be readable elsewhere. */
  lines?: 1 | 2 | 3 | undefined;
}

/** Body text. */
export function Text({
  as = 'p',
  size = 'md',
  tone = 'text',
  weight = 'regular',
  isNumeric = false,
  isMeasured = false,
  lines,
  className,
  children,
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
    >
      {wrapSiblingTexts(children)}
    </Element>
  );
}
