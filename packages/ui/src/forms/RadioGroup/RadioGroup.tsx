import type { FormEventHandler, ReactNode } from 'react';

import * as styles from './RadioGroup.css';
import * as choiceStyles from '../../internal/Choice.css';
import * as fieldStyles from '../../internal/Field.css';
import { FieldError } from '../../internal/FieldError';
import { FieldLabel } from '../../internal/FieldLabel';
import { classNames } from '../../internal/classNames';
import { useField } from '../../internal/useField';

export interface RadioOption {
  /** The value in the form. */
  value: string;
  label: ReactNode;
  /** A line of help under the label. */
  hint?: ReactNode;
  /** Visible, but not selectable. */
  isDisabled?: boolean | undefined;
}

export interface RadioGroupProps {
  /** The label of the group. */
  label: string;
  /** The key of its value in the form, and of its error. */
  name: string;
  /** The options, in order: two to about seven. */
  options: readonly RadioOption[];
  /** A line of help under the label. */
  hint?: ReactNode;
  /** The error message. A `Form` around it sets it by `name`. */
  error?: string | undefined;
  /**
   * Shows "optional" beside the label.
   * @default false
   */
  isOptional?: boolean | undefined;
  /**
   * Shows "required" beside the label, for screen readers too.
   * @default false
   */
  isRequired?: boolean | undefined;
  /**
   * Disables all options; the value is then not in the form.
   * @default false
   */
  isDisabled?: boolean | undefined;
  /** The value that is selected initially. */
  defaultValue?: string | undefined;
  /**
   * In a column, in a row, or as cards.
   * @default 'list'
   */
  layout?: 'list' | 'inline' | 'cards' | undefined;
  /** Called at every selection. */
  onChange?: FormEventHandler<HTMLInputElement> | undefined;
  /** The class name of the element around it. */
  className?: string | undefined;
}

/** A group of radio buttons. */
export function RadioGroup({
  label,
  name,
  options,
  hint,
  error,
  isOptional,
  isRequired,
  isDisabled,
  defaultValue,
  layout = 'list',
  onChange,
  className,
}: RadioGroupProps) {
  const { controlId, hintId, errorId, message, aria } = useField({ name, hint, error });
  // The error summary links to the field’s id, so the first enabled option gets that id.
  const firstEnabled = options.findIndex((option) => !option.isDisabled);
  return (
    <fieldset
      role="radiogroup"
      {...aria}
      aria-required={isRequired}
      disabled={isDisabled}
      className={classNames(fieldStyles.field, className)}
    >
      <legend className={fieldStyles.label}>
        <FieldLabel {...{ label, isOptional, isRequired }} />
      </legend>
      {hint && (
        <p id={hintId} className={fieldStyles.hint}>
          {hint}
        </p>
      )}
      <div className={styles.options[layout]}>
        {options.map((option, index) => (
          <label
            key={option.value}
            className={layout === 'cards' ? styles.cardRow : choiceStyles.row}
          >
            <input
              type="radio"
              id={index === firstEnabled ? controlId : undefined}
              name={name}
              value={option.value}
              defaultChecked={option.value === defaultValue}
              disabled={option.isDisabled}
              onChange={onChange}
              className={classNames(choiceStyles.choice, choiceStyles.dot)}
            />
            <span className={choiceStyles.text}>
              <span>{option.label}</span>
              {option.hint && <span className={choiceStyles.hint}>{option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
      <FieldError id={errorId} message={message} />
    </fieldset>
  );
}
