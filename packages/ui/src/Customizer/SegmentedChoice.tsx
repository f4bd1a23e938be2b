import { Icon } from '../Icon/Icon';
import type { IconShape } from '../Icon/shape';
import { hiddenInput, legend as legendClass, section } from './CustomizerPanel.css';
import { segment, track } from './SegmentedChoice.css';

export interface SegmentedChoiceProps {
  /** The question that the segments answer. */
  legend: string;
  /** Name of the radio group; its own on the page. */
  name: string;
  /** The value that is chosen. */
  value: string;
  /** Two to four values, in order. */
  options: readonly { value: string; label: string; icon?: IconShape | undefined }[];
  /** Tells the value that was chosen. */
  onChange: (value: string) => void;
}

/** One of two to four, side by side: native radio buttons, so arrow keys come with them. */
export function SegmentedChoice({ legend, name, value, options, onChange }: SegmentedChoiceProps) {
  return (
    <fieldset className={section}>
      <legend className={legendClass}>{legend}</legend>
      <div className={track}>
        {options.map((option) => (
          <label key={option.value} className={segment}>
            <input
              type="radio"
              className={hiddenInput}
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.icon && <Icon icon={option.icon} size="small" />}
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
