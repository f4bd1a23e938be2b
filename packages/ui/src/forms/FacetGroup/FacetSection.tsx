import type { ReactNode } from 'react';

import * as styles from './FacetGroup.css';
import { Icon } from '../../data-display/Icon/Icon';
import { chevronDown } from '../../data-display/Icon/icons';
import { VisuallyHidden } from '../../typography/VisuallyHidden/VisuallyHidden';

export interface FacetSectionProps {
  /** The heading, which expands and collapses it. */
  title: string;
  /** The number of selected values; 0 shows nothing. */
  selectedCount: number;
  /** The same for screen readers: “2 selected”. */
  selectedLabel: string;
  /** An id, so that a URL can link to it. */
  id?: string | undefined;
  /** The controls of the facet. */
  children: ReactNode;
}

/** A collapsible section for a facet without checkboxes, such as a price range. */
export function FacetSection({
  title,
  selectedCount,
  selectedLabel,
  id,
  children,
}: FacetSectionProps) {
  return (
    <details open id={id} className={styles.section} data-print="none">
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
