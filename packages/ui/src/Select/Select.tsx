import type { ComponentProps } from 'react';
import * as icons from '../Icon/icons';
import { chevron, select } from './Select.css';
import { Icon } from '../Icon/Icon';
import { Field, type FieldProps } from '../internal/Field';
import { control, endSlot, roomAtEnd, slotted } from '../internal/Field.css';
import { classNames } from '../internal/classNames';
import { useField } from '../internal/useField';

export interface SelectOption {
  value: string;
  label: string;
  isDisabled?: boolean | undefined;
}

export interface SelectProps extends FieldProps, Omit<ComponentProps<'select'>, 'size'> {
  /** The key of its value in the form, and of its error. */
  name: string;
  options: readonly SelectOption[];
  /** A first entry with the value '', such as "Choose a country". */
  placeholder?: string | undefined;
}

/** One of many. The browser's own list: it is right on every phone. */
export function Select({
  label,
  hint,
  error,
  isOptional,
  isLabelHidden,
  options,
  placeholder,
  className,
  ...rest
}: SelectProps) {
  const ids = useField({ ...rest, hint, error, describedBy: rest['aria-describedby'] });
  return (
    <Field {...{ label, hint, isOptional, isLabelHidden, ids, className }}>
      <div className={slotted}>
        <select
          {...rest}
          {...ids.aria}
          id={ids.controlId}
          className={classNames(control, roomAtEnd, select)}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.isDisabled}>
              {option.label}
            </option>
          ))}
        </select>
        <span className={classNames(endSlot, chevron)}>
          <Icon icon={icons.chevronDown} />
        </span>
      </div>
    </Field>
  );
}
