import type { ComponentProps, ReactNode } from 'react';

import * as styles from '../../internal/Choice.css';
import { FieldError } from '../../internal/FieldError';
import { classNames } from '../../internal/classNames';
import { useField } from '../../internal/useField';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'size' | 'type'> {
  /** The key of its value in the form: 'on' or `value` if checked, otherwise ''. */
  name: string;
  /** May contain a link, as in "I accept the terms of use". */
  label: ReactNode;
  /** A line of help under the label. */
  hint?: ReactNode;
  /** The error message. A `Form` around it sets it by `name`. */
  error?: string | undefined;
}

/** A checkbox with a label. */
export function Checkbox({ label, hint, error, className, ...rest }: CheckboxProps) {
  const ids = useField({ ...rest, hint, error, describedBy: rest['aria-describedby'] });
  return (
    <div className={className}>
      <label className={styles.row}>
        <input
          {...rest}
          {...ids.aria}
          id={ids.controlId}
          type="checkbox"
          aria-labelledby={ids.labelId}
          className={classNames(styles.choice, styles.box)}
        />
        <span className={styles.text}>
          <span id={ids.labelId}>{label}</span>
          {hint && (
            <span id={ids.hintId} className={styles.hint}>
              {hint}
            </span>
          )}
        </span>
      </label>
      <FieldError id={ids.errorId} message={ids.message} />
    </div>
  );
}
