import type { ReactNode } from 'react';

import { Icon } from '../../data-display/Icon/Icon';
import type { IconShape } from '../../data-display/Icon/shape';
import * as panelStyles from './CustomizerPanel.css';
import * as styles from './SegmentedChoice.css';

/** One of the values. */
interface SegmentOption {
  value: string;
  label: string;
  /** An icon before the label. */
  icon?: IconShape | undefined;
  /** A picture of the value, above the label. */
  picture?: ReactNode;
}

export interface SegmentedChoiceProps {
  /** The label of the group. */
  legend: string;
  /** Name of the radio group, unique on the page. */
  name: string;
  /** The selected value. */
  value: string;
  /** Two to four values, in order. */
  options: readonly SegmentOption[];
  /** Called with the selected value. */
  onChange: (value: string) => void;
}

/** Two to four values side by side, as native radio buttons, which support the arrow keys. */
export function SegmentedChoice({ legend, name, value, options, onChange }: SegmentedChoiceProps) {
  return (
    <fieldset className={panelStyles.section}>
      <legend className={panelStyles.legend}>{legend}</legend>
      <div
        className={styles.track}
        data-pictured={options.some(({ picture }) => picture) || undefined}
      >
        {options.map((option) => (
          <label key={option.value} className={option.picture ? styles.pictured : styles.segment}>
            <input
              type="radio"
              className={panelStyles.hiddenInput}
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.picture}
            {option.icon && <Icon icon={option.icon} size="small" />}
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
