import type { ComponentProps, ElementType } from 'react';

import * as styles from './Heading.css';
import { classNames } from '../../internal/classNames';
import { wrapSiblingTexts } from '../../internal/wrapTexts';

const sizeByLevel = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'large', 5: 'medium', 6: 'small' } as const;

export interface HeadingProps extends ComponentProps<'h2'> {
  /** Its level in the page's outline. A page has one level 1, and no level is skipped. */
  level: 1 | 2 | 3 | 4 | 5 | 6;
  /**
   * Its size, independent of its level.
   * @default the size of its level
   */
  size?: 'display' | 'h1' | 'h2' | 'h3' | 'large' | 'medium' | 'small' | undefined;
  /**
   * Another element, for text that looks like a heading but is not part of the outline.
   * @default the heading of its level
   */
  as?: 'p' | 'span' | 'div' | 'legend' | undefined;
}

/** A title. */
export function Heading({ level, size, as, className, children, ...rest }: HeadingProps) {
  const Element = (as ?? `h${level}`) as ElementType;
  return (
    <Element
      {...rest}
      className={classNames(styles.heading[size ?? sizeByLevel[level]], className)}
    >
      {wrapSiblingTexts(children)}
    </Element>
  );
}
