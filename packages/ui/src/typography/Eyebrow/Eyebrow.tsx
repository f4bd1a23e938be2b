import type { ComponentProps } from 'react';

import * as styles from './Eyebrow.css';
import { classNames } from '../../internal/classNames';

export type EyebrowProps = ComponentProps<'p'>;

/** The small line above a title that says what kind of thing it is. */
export function Eyebrow({ className, ...rest }: EyebrowProps) {
  return <p {...rest} className={classNames(styles.eyebrow, className)} />;
}
