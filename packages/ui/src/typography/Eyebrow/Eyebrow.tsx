import type { ComponentProps } from 'react';

import * as styles from './Eyebrow.css';
import { classNames } from '../../internal/classNames';

export type EyebrowProps = ComponentProps<'p'>;

/** A small line above a title, such as the kind of content. */
export function Eyebrow({ className, ...rest }: EyebrowProps) {
  return <p {...rest} className={classNames(styles.eyebrow, className)} />;
}
