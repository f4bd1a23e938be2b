import { useId, type ComponentProps } from 'react';

import * as styles from './TextField.css';
import { Icon } from '../../data-display/Icon/Icon';
import type { IconShape } from '../../data-display/Icon/shape';
import { Field, type FieldProps } from '../../internal/Field';
import * as fieldStyles from '../../internal/Field.css';
import { classNames } from '../../internal/classNames';
import { useField } from '../../internal/useField';

export interface TextFieldProps extends FieldProps, Omit<ComponentProps<'input'>, 'size'> {
  /** The key of its value in the form, and of its error. */
  name: string;
  /**
   * The input type: sets the keyboard of phones and what the browser may fill in. Use
   * `PasswordField` for passwords, `SearchField` for searches and `DateField` for dates.
   * @default 'text'
   */
  type?: 'text' | 'email' | 'tel' | 'url' | 'number' | undefined;
  /** An icon at the start, in addition to the label. */
  iconStart?: IconShape | undefined;
  /** The unit, shown at the end and part of the description: "kg", "min". At most six letters. */
  unit?: string | undefined;
}

/**
 * A field for one line of text. Uncontrolled: pass `defaultValue` and read the value through the
 * form.
 */
export function TextField({
  label,
  hint,
  error,
  isOptional,
  isRequired,
  isLabelHidden,
  className,
  type = 'text',
  iconStart,
  unit,
  ...rest
}: TextFieldProps) {
  const unitId = useId();
  const describedBy = [rest['aria-describedby'], unit && unitId].filter(Boolean).join(' ');
  const ids = useField({ ...rest, hint, error, describedBy });
  const input = (
    <input
      {...rest}
      {...ids.aria}
      id={ids.controlId}
      type={type}
      required={isRequired ?? rest.required}
      className={classNames(
        unit ? styles.withUnit : fieldStyles.control,
        iconStart && fieldStyles.roomAtStart,
      )}
    />
  );
  return (
    <Field {...{ label, hint, isOptional, isRequired, isLabelHidden, ids, className }}>
      {iconStart || unit ? (
        <div className={fieldStyles.slotted}>
          {input}
          {iconStart && (
            <span className={fieldStyles.startSlot}>
              <Icon icon={iconStart} />
            </span>
          )}
          {unit && (
            <span id={unitId} className={classNames(fieldStyles.endSlot, styles.unit)}>
              {unit}
            </span>
          )}
        </div>
      ) : (
        input
      )}
    </Field>
  );
}
