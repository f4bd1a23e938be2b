import type { MouseEventHandler } from 'react';

import { Icon, type IconShape } from '../../data-display/Icon/Icon';
import { useUi } from '../../providers/UiProvider/UiProvider';
import * as styles from './Pagination.css';

export interface PaginationStepProps {
  /** The text of the link. */
  label: string;
  /** The icon before the text. */
  iconStart?: IconShape | undefined;
  /** The icon after the text. */
  iconEnd?: IconShape | undefined;
  /** The link's `rel`, for browsers and crawlers. */
  rel: 'prev' | 'next';
  /** The URL; undefined on the first or last page, where the text is not a link. */
  link: { href: string; onClick: MouseEventHandler } | undefined;
}

/** The link to the previous or next page. */
export function PaginationStep({ label, iconStart, iconEnd, rel, link }: PaginationStepProps) {
  const { Link } = useUi();
  const inside = (
    <>
      {iconStart && <Icon icon={iconStart} />}
      <span>{label}</span>
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
