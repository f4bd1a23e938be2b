import { useId } from 'react';

import * as icons from '../../../data-display/Icon/icons';
import * as styles from './MenuChoices.css';
import { Icon } from '../../../data-display/Icon/Icon';
import * as visuallyHiddenStyles from '../../../typography/VisuallyHidden/VisuallyHidden.css';
import { classNames } from '../../../internal/classNames';

export interface MenuChoicesProps<Value extends string> {
  /** The selected value. */
  legend: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
  /** Shows short options in a row under the legend. */
  isCompact?: boolean | undefined;
}

/** A choice of one option, with native radio buttons. */
export function MenuChoices<Value extends string>(props: MenuChoicesProps<Value>) {
  const { legend, options, value, onChange, isCompact = false } = props;
  const name = useId();
  return (
    <fieldset className={styles.group}>
      <legend className={isCompact ? styles.legend : visuallyHiddenStyles.hidden}>{legend}</legend>
      <div className={isCompact ? styles.chips : styles.list}>
        {options.map((option) => (
          <label
            key={option.value}
            className={classNames(styles.option, !isCompact && styles.inList)}
          >
            <input
              type="radio"
              className={styles.radio}
              name={name}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {!isCompact && (
              <span className={styles.mark}>
                <Icon icon={icons.check} size="small" />
              </span>
            )}
            <bdi>{option.label}</bdi>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
