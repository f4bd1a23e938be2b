import { useState, type ReactNode } from 'react';

import * as styles from './FacetGroup.css';
import { FacetSection } from './FacetSection';
import { Button } from '../../actions/Button/Button';
import { Checkbox } from '../Checkbox/Checkbox';
import { VisuallyHidden } from '../../typography/VisuallyHidden/VisuallyHidden';

/** How many values are visible before "Show all". */
const COLLAPSED_COUNT = 7;

/** A value of a facet. */
export interface FacetOption<Value extends string = string> {
  /** Unique within the facet. */
  value: Value;
  label: string;
  /** The number of results. */
  count: number;
  /** The number of results for screen readers: “12 classes”. */
  countLabel: string;
  isSelected: boolean;
  /** A color, drawn before the label. */
  swatch?: string | undefined;
}

/** The labels of a `FacetGroup`. */
export interface FacetLabels {
  /** How many values are selected, for screen readers: “2 selected”. */
  selected: (count: number) => string;
  /** The button that shows all values: “Show all 12”. */
  showAll: (count: number) => string;
  /** The button that shows only the first values: “Show fewer”. */
  showFewer: string;
}

export interface FacetGroupProps<Value extends string = string> {
  /** The heading, which is also the name of the group of checkboxes. */
  title: string;
  /** The name of the checkboxes. */
  name: string;
  /** The values. If there are more than eight, the first seven and the selected ones are shown. */
  options: readonly FacetOption<Value>[];
  /** Called when a value is selected or cleared. */
  onToggle: (value: Value) => void;
  /** The labels in the reader’s language. */
  labels: FacetLabels;
  /** An id that a URL can link to. */
  id?: string | undefined;
  /**
   * Makes the "Show all" button as wide as the group.
   * @default false
   */
  isButtonFullWidth?: boolean | undefined;
  /** A control above the values that changes how they are shown, such as their unit. */
  children?: ReactNode;
}

/** A facet: a collapsible heading and a list of values, each with its number of results. */
export function FacetGroup<Value extends string>({
  title,
  name,
  options,
  onToggle,
  labels,
  id,
  isButtonFullWidth,
  children,
}: FacetGroupProps<Value>) {
  const [isExpanded, setExpanded] = useState(false);
  const selectedCount = options.filter(({ isSelected }) => isSelected).length;
  const isLong = options.length > COLLAPSED_COUNT + 1;
  const visibleOptions =
    isLong && !isExpanded
      ? options.filter(({ isSelected }, index) => index < COLLAPSED_COUNT || isSelected)
      : options;
  return (
    <FacetSection
      id={id}
      title={title}
      selectedCount={selectedCount}
      selectedLabel={labels.selected(selectedCount)}
    >
      {children}
      <div role="group" aria-label={title} className={styles.values}>
        {visibleOptions.map(({ value, label, count, countLabel, isSelected, swatch }) => (
          <Checkbox
            key={value}
            name={name}
            value={value}
            checked={isSelected}
            // A value without results cannot be selected, but a selected one can always be cleared.
            disabled={count === 0 && !isSelected}
            onChange={() => onToggle(value)}
            label={
              <span className={styles.value}>
                {swatch && (
                  <svg viewBox="0 0 16 16" className={styles.swatch} aria-hidden>
                    <circle cx="8" cy="8" r="8" fill={swatch} />
                  </svg>
                )}
                <bdi className={styles.label}>{label}</bdi>
                <span className={styles.count} aria-hidden="true">
                  {count}
                </span>
                <VisuallyHidden>{countLabel}</VisuallyHidden>
              </span>
            }
          />
        ))}
        {isLong && (
          <Button
            variant="plain"
            size="small"
            isFullWidth={isButtonFullWidth}
            aria-expanded={isExpanded}
            onClick={() => setExpanded(!isExpanded)}
          >
            {isExpanded ? labels.showFewer : labels.showAll(options.length)}
          </Button>
        )}
      </div>
    </FacetSection>
  );
}
