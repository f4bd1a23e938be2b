import type { ReactNode } from 'react';

import { Icon } from '../../data-display/Icon/Icon';
import type { IconShape } from '../../data-display/Icon/shape';
import * as panelStyles from './CustomizerPanel.css';
import * as styles from './SegmentedChoice.css';

/** One of the values. */
interface SegmentOption {
  value: string;
  label: string;
  /** Before the label. */
  icon?: IconShape | undefined;
  /** Above the label: what the value looks like. */
  picture?: ReactNode;
}

export interface SegmentedChoiceProps {
  /** The question that the segments answer. */
  legend: string;
  /** Name of the radio group; its own on the page. */
  name: string;
  /** The value that is chosen. */
  value: string;
  /** Two to four values, in order. */
  options: readonly SegmentOption[];
  /** Called with the selected value. */
  onChange: (value: string) => void;
}

/** One of two to four, side by side: native radio buttons, so arrow keys come with them. */
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
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
