import type { ComponentProps } from 'react';
import { Field, type FieldProps } from '../internal/Field';
import { control } from '../internal/Field.css';
import { useField } from '../internal/useField';

export interface TextFieldProps extends FieldProps, Omit<ComponentProps<'input'>, 'size'> {
  /** The key of its value in the form, and of its error. */
  name: string;
  /**
   * What keyboard a phone shows and what the browser may fill in; use PasswordField for
   * passwords and SearchField for searches.
   * @default 'text'
   */
  type?: 'text' | 'email' | 'tel' | 'url' | 'number' | 'date' | undefined;
}

/** One line of text. Uncontrolled: give `defaultValue` and read it through the form. */
export function TextField({
  label,
  hint,
  error,
  isOptional,
  isLabelHidden,
  className,
  type = 'text',
  ...rest
}: TextFieldProps) {
  const ids = useField({ ...rest, hint, error, describedBy: rest['aria-describedby'] });
  return (
    <Field {...{ label, hint, isOptional, isLabelHidden, ids, className }}>
      <input {...rest} {...ids.aria} id={ids.controlId} type={type} className={control} />
    </Field>
  );
}
