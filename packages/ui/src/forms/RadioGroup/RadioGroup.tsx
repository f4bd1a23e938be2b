import type { FormEventHandler, ReactNode } from 'react';
import * as styles from './RadioGroup.css';
import * as choiceStyles from '../../internal/Choice.css';
import * as fieldStyles from '../../internal/Field.css';
import { FieldError } from '../../internal/FieldError';
import { FieldLabel } from '../../internal/FieldLabel';
import { classNames } from '../../internal/classNames';
import { useField } from '../../internal/useField';

export interface RadioOption {
  /** What the form gets. */
  value: string;
  label: ReactNode;
  /** A line of help under the label. */
  hint?: ReactNode;
  /** In sight, but not to be had. */
  isDisabled?: boolean | undefined;
}

export interface RadioGroupProps {
  /** The question that the options answer. */
  label: string;
  /** The key of its value in the form, and of its error. */
  name: string;
  /** What can be chosen, in order: two to about seven. */
  options: readonly RadioOption[];
  /** A line of help under the label. */
  hint?: ReactNode;
  /** What is wrong with it. A `Form` around it gives this by `name`. */
  error?: string | undefined;
  /**
   * Says "optional" beside the question.
   * @default false
   */
  isOptional?: boolean | undefined;
  /**
   * Says "required" beside the question and to screen readers.
   * @default false
   */
  isRequired?: boolean | undefined;
  /**
   * Nothing of it can be chosen, and the form does not get it.
   * @default false
   */
  isDisabled?: boolean | undefined;
  /** The option that is chosen at first. */
  defaultValue?: string | undefined;
  /**
   * Under each other, beside each other, or as panels.
   * @default 'list'
   */
  layout?: 'list' | 'inline' | 'cards' | undefined;
  /** Reports every choice, for anything that follows it right away. */
  onChange?: FormEventHandler<HTMLInputElement> | undefined;
  /** Of the element around it. */
  className?: string | undefined;
}

/** One of a few, all of them in sight. */
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
      <div className={styles.options({ layout })}>
        {options.map((option, index) => (
          <label
            key={option.value}
            className={layout === 'cards' ? styles.cardRow : choiceStyles.row}
          >
            <input
              type="radio"
              // The first one carries the field's id: the error summary leads there.
              id={index === 0 ? controlId : undefined}
              name={name}
              value={option.value}
              defaultChecked={option.value === defaultValue}
              disabled={option.isDisabled}
              onChange={onChange}
              className={classNames(choiceStyles.choice, choiceStyles.dot)}
            />
            <span className={choiceStyles.words}>
              {option.label}
              {option.hint && <span className={choiceStyles.hint}>{option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
      <FieldError id={errorId} message={message} />
    </fieldset>
  );
}
