import type { FocusEvent } from 'react';

import { DateInput } from './DateInput';
import { formatDateText } from './dateText';
import { dateFieldMessages } from './messages';
import { useDateState } from './useDateState';
import { Field, type FieldProps } from '../../internal/Field';
import { useField } from '../../internal/useField';
import { useMessages } from '../../providers/UiProvider/UiProvider';

export interface DateFieldProps extends FieldProps {
  /**
   * The key of its value and of its error in the form. The value is the day, such as `2026-11-27`,
   * or the text if it is not a date.
   */
  name: string;
  /** The day, such as `2026-11-27`, if the app controls it; '' for none. Change it in `onChange`. */
  value?: string | undefined;
  /** The day that is shown initially. */
  defaultValue?: string | undefined;
  /**
   * Called with the day as soon as the text is a complete date, also outside `min` and `max`, and
   * with '' if the text was removed. A text that is not a date changes nothing.
   */
  onChange?: ((value: string) => void) | undefined;
  /** The first day, such as `2026-11-27`. For an earlier day, the field has an error. */
  min?: string | undefined;
  /** The last day, such as `2026-11-27`. For a later day, the field has an error. */
  max?: string | undefined;
  /**
   * Disables the field.
   * @default false
   */
  isDisabled?: boolean | undefined;
  /** Class names for the layout around it. */
  className?: string | undefined;
}

/** A day over 12 shows the order of the numbers. */
const EXAMPLE = '2026-12-31';

/**
 * A date without a time. It is typed with any digits, in the order of the locale, or chosen in the
 * browser's calendar.
 */
export function DateField({
  label,
  hint,
  error,
  isOptional,
  isRequired,
  isLabelHidden,
  name,
  value,
  defaultValue = '',
  onChange,
  min,
  max,
  isDisabled,
  className,
}: DateFieldProps) {
  const messages = useMessages('dateField', dateFieldMessages);
  const { locale, text, day, isFocusWithin, valueInput, defaultFormValue, handlers } = useDateState(
    { value, defaultValue, onChange },
  );
  const findError = () => {
    if (isFocusWithin || text.trim() === '') return undefined;
    if (day === undefined) return messages.wrongDate(formatDateText(EXAMPLE, locale));
    if (min && day < min) return messages.beforeMin(formatDateText(min, locale));
    if (max && day > max) return messages.afterMax(formatDateText(max, locale));
    return undefined;
  };
  const ids = useField({ name, hint, error: findError() ?? error });
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) handlers.leave();
  };
  return (
    <Field {...{ label, hint, isOptional, isRequired, isLabelHidden, ids, className }}>
      <div onFocus={handlers.focus} onBlur={leave}>
        <DateInput
          {...ids.aria}
          {...{ label, text, day, min, max }}
          id={ids.controlId}
          // On blur, the form validates the field with this name, whose value is in the hidden
          // input.
          data-field={name}
          required={isRequired}
          disabled={isDisabled}
          onType={handlers.type}
          onChoose={handlers.choose}
        />
        <input
          ref={valueInput}
          type="text"
          hidden
          name={name}
          defaultValue={defaultFormValue}
          disabled={isDisabled}
        />
      </div>
    </Field>
  );
}
