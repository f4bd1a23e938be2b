import { useId } from 'react';

import * as icons from '../../../data-display/Icon/icons';
import * as styles from './MenuChoices.css';
import { Icon } from '../../../data-display/Icon/Icon';
import { classNames } from '../../../internal/classNames';

export interface MenuChoicesProps<Value extends string> {
  /**
   * The title of the options, which are then in a row. Without it, the options are a list, and the
   * page's title names it.
   */
  legend?: string | undefined;
  options: readonly { value: Value; label: string }[];
  /** The selected value. */
  value: Value;
  onChange: (value: Value) => void;
}

/** A group of options of which one is selected, with native radio buttons. */
export function MenuChoices<Value extends string>(props: MenuChoicesProps<Value>) {
  const { legend, options, value, onChange } = props;
  const name = useId();
  const isCompact = legend !== undefined;
  const Group = isCompact ? 'fieldset' : 'div';
  return (
    <Group className={styles.group}>
      {isCompact && <legend className={styles.legend}>{legend}</legend>}
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
    </Group>
  );
}
