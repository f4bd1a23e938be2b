import type { MouseEventHandler } from 'react';

import { Icon, type IconShape } from '../../data-display/Icon/Icon';
import { useUi } from '../../providers/UiProvider/UiProvider';
import * as styles from './Pagination.css';

export interface PaginationStepProps {
  /** The word. */
  label: string;
  /** Before the word. */
  iconStart?: IconShape | undefined;
  /** After the word. */
  iconEnd?: IconShape | undefined;
  /** Which way it leads, for browsers and crawlers. */
  rel: 'prev' | 'next';
  /** Undefined at an end: the word stays and leads nowhere. */
  link: { href: string; onClick: MouseEventHandler } | undefined;
}

/** The link to the previous or next page. */
export function PaginationStep({ label, iconStart, iconEnd, rel, link }: PaginationStepProps) {
  const { Link } = useUi();
  const inside = (
    <>
      {iconStart && <Icon icon={iconStart} />}
      {label}
      {iconEnd && <Icon icon={iconEnd} />}
    </>
  );
  return link ? (
    <Link {...link} rel={rel} className={styles.step}>
      {inside}
    </Link>
  ) : (
    <span className={styles.stepOff} role="link" aria-disabled="true">
      {inside}
    </span>
  );
}
