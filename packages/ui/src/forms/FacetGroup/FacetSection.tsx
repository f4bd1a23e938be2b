import type { ReactNode } from 'react';
import * as styles from './FacetGroup.css';
import { Icon } from '../../data-display/Icon/Icon';
import { chevronDown } from '../../data-display/Icon/icons';
import { VisuallyHidden } from '../../typography/VisuallyHidden/VisuallyHidden';

export interface FacetSectionProps {
  /** Its heading, which opens and closes it. */
  title: string;
  /** How many of its values are selected; 0 shows nothing. */
  selectedCount: number;
  /** The same for screen readers: “2 selected”. */
  selectedLabel: string;
  /** What leads to it. */
  id?: string | undefined;
  /** What can be chosen. */
  children: ReactNode;
}

/** The frame of a facet, for one whose values are not a list: a price range. */
export function FacetSection({
  title,
  selectedCount,
  selectedLabel,
  id,
  children,
}: FacetSectionProps) {
  return (
    <details open id={id} className={styles.section}>
      <summary className={styles.summary}>
        <span>{title}</span>
        {selectedCount > 0 && (
          <span className={styles.selected}>
            <span aria-hidden="true">{selectedCount}</span>
            <VisuallyHidden>{selectedLabel}</VisuallyHidden>
          </span>
        )}
        <span className={styles.chevron}>
          <Icon icon={chevronDown} size="small" />
        </span>
      </summary>
      {children}
    </details>
  );
}
