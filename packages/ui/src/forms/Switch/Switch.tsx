import type { ComponentProps, ReactNode } from 'react';

import * as styles from './Switch.css';
import * as choiceStyles from '../../internal/Choice.css';
import { FieldError } from '../../internal/FieldError';
import { useField } from '../../internal/useField';

export interface SwitchProps extends Omit<ComponentProps<'input'>, 'size' | 'type' | 'role'> {
  /** The key of its value in the form: 'on' or `value` if checked, otherwise ''. */
  name: string;
  /** What the switch turns on. Not a question. */
  label: ReactNode;
  /** A line of help under the label. */
  hint?: ReactNode;
  /** The error message. A `Form` around it sets it by `name`. */
  error?: string | undefined;
  /**
   * The side of the label: after the switch, or before it with the switch at the end of the row,
   * as in a list of settings.
   * @default 'end'
   */
  labelSide?: 'start' | 'end' | undefined;
}

/**
 * A switch that takes effect immediately. Use a `Checkbox` for a value that is submitted with a
 * form.
 */
export function Switch({ label, hint, error, labelSide = 'end', className, ...rest }: SwitchProps) {
  const ids = useField({ ...rest, hint, error, describedBy: rest['aria-describedby'] });
  const control = (
    <span className={styles.slot}>
      <input
        {...rest}
        {...ids.aria}
        id={ids.controlId}
        type="checkbox"
        // A native checkbox exposes its own checked state.
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props
        role="switch"
        aria-labelledby={ids.labelId}
        className={styles.switchTrack}
      />
    </span>
  );
  const text = (
    <span className={choiceStyles.text}>
      <span id={ids.labelId}>{label}</span>
      {hint && (
        <span id={ids.hintId} className={choiceStyles.hint}>
          {hint}
        </span>
      )}
    </span>
  );
  return (
    <div className={className}>
      <label className={labelSide === 'start' ? styles.rowWithSwitchAtEnd : choiceStyles.row}>
        {labelSide === 'start' ? text : control}
        {labelSide === 'start' ? control : text}
      </label>
      <FieldError id={ids.errorId} message={ids.message} />
    </div>
  );
}
