import type { ComponentProps } from 'react';

import * as icons from '../../data-display/Icon/icons';
import * as styles from './Select.css';
import { Icon } from '../../data-display/Icon/Icon';
import { Field, type FieldProps } from '../../internal/Field';
import * as fieldStyles from '../../internal/Field.css';
import { classNames } from '../../internal/classNames';
import { useField } from '../../internal/useField';

export interface SelectOption {
  /** The value in the form. */
  value: string;
  label: string;
  /** Visible, but not selectable. */
  isDisabled?: boolean | undefined;
}

export interface SelectProps extends FieldProps, Omit<ComponentProps<'select'>, 'size'> {
  /** The key of its value in the form, and of its error. */
  name: string;
  /** The options, in order. */
  options: readonly SelectOption[];
  /** A first entry with the value '', such as "Choose a country". */
  placeholder?: string | undefined;
}

/** A native select, because its list works well on every phone. */
export function Select({
  label,
  hint,
  error,
  isOptional,
  isRequired,
  isLabelHidden,
  options,
  placeholder,
  className,
  ...rest
}: SelectProps) {
  const ids = useField({ ...rest, hint, error, describedBy: rest['aria-describedby'] });
  return (
    <Field {...{ label, hint, isOptional, isRequired, isLabelHidden, ids, className }}>
      <div className={fieldStyles.slotted}>
        <select
          {...rest}
          {...ids.aria}
          required={isRequired ?? rest.required}
          id={ids.controlId}
          className={classNames(fieldStyles.control, fieldStyles.roomAtEnd, styles.select)}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.isDisabled}>
              {option.label}
            </option>
          ))}
        </select>
        <span className={classNames(fieldStyles.endSlot, styles.chevron)}>
          <Icon icon={icons.chevronDown} />
        </span>
      </div>
    </Field>
  );
}
