import { useState } from 'react';
import * as styles from './FacetGroup.css';
import { FacetSection } from './FacetSection';
import { Button } from '../../actions/Button/Button';
import { Checkbox } from '../Checkbox/Checkbox';
import { VisuallyHidden } from '../../typography/VisuallyHidden/VisuallyHidden';

/** Values in sight before "show all". */
const COLLAPSED_COUNT = 7;

/** One value of a facet. */
export interface FacetOption<Value extends string = string> {
  /** Tells it from the others. */
  value: Value;
  label: string;
  /** How many results it gives. */
  count: number;
  /** The same for screen readers: “12 classes”. */
  countLabel: string;
  isSelected: boolean;
  /** A color, drawn before the label. */
  swatch?: string | undefined;
}

/** The copy of a `FacetGroup`. */
export interface FacetLabels {
  /** How many values are selected, for screen readers: “2 selected”. */
  selected: (count: number) => string;
  /** The button that shows all values: “Show all 12”. */
  showAll: (count: number) => string;
  /** The button that shows the first ones: “Show fewer”. */
  showFewer: string;
}

export interface FacetGroupProps<Value extends string = string> {
  /** Its heading, and the name of its group of checkboxes. */
  title: string;
  /** The name of the checkboxes. */
  name: string;
  /** Its values. With more than eight, the first seven and the selected ones are shown. */
  options: readonly FacetOption<Value>[];
  /** A value was selected or cleared. */
  onToggle: (value: Value) => void;
  /** What it says in the reader’s language. */
  labels: FacetLabels;
  /** What leads to it. */
  id?: string | undefined;
  /**
   * The button that shows all values takes the whole width.
   * @default false
   */
  isButtonFullWidth?: boolean | undefined;
}

/** One facet: a heading that opens, and its values with how many results each would give. */
export function FacetGroup<Value extends string>({
  title,
  name,
  options,
  onToggle,
  labels,
  id,
  isButtonFullWidth,
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
      <div role="group" aria-label={title} className={styles.values}>
        {visibleOptions.map(({ value, label, count, countLabel, isSelected, swatch }) => (
          <Checkbox
            key={value}
            name={name}
            value={value}
            checked={isSelected}
            // What gives nothing cannot be selected; what is selected can always be cleared.
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
