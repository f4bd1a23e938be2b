import { useRef, type ComponentProps } from 'react';

import * as styles from './TextArea.css';
import { CharacterCount } from './CharacterCount';
import { useTextLength } from './useTextLength';
import { Field, type FieldProps } from '../../internal/Field';
import { classNames } from '../../internal/classNames';
import { useField } from '../../internal/useField';

export interface TextAreaProps
  extends FieldProps, Omit<ComponentProps<'textarea'>, 'rows' | 'cols' | 'maxLength' | 'ref'> {
  /** The key of its value in the form, and of its error. */
  name: string;
  /**
   * The minimum number of rows. The field grows with its text.
   * @default 3
   */
  rows?: 2 | 3 | 4 | 6 | 8 | 12 | undefined;
  /**
   * The maximum number of characters. The count is always shown, and near the limit the remaining
   * number is announced. Longer text can be typed, so that pasted text is not cut off silently.
   * Reject it in the form’s `validate`.
   */
  characterLimit?: number | undefined;
}

/**
 * A field for several lines of text. Uncontrolled: pass `defaultValue` and read the value through
 * the form.
 */
export function TextArea({
  label,
  hint,
  error,
  isOptional,
  isRequired,
  isLabelHidden,
  className,
  rows = 3,
  characterLimit,
  onInput,
  ...rest
}: TextAreaProps) {
  const element = useRef<HTMLTextAreaElement>(null);
  const { length, updateLength } = useTextLength(element, String(rest.defaultValue ?? ''));
  const ids = useField({ ...rest, hint, error, describedBy: rest['aria-describedby'] });
  const countId = `${ids.controlId}-count`;
  const descriptionIds = [ids.aria['aria-describedby'], characterLimit && countId].filter(Boolean);
  const isOverLimit = characterLimit !== undefined && length > characterLimit;
  return (
    <Field {...{ label, hint, isOptional, isRequired, isLabelHidden, ids, className }}>
      <textarea
        {...rest}
        {...ids.aria}
        {...(isOverLimit && { 'aria-invalid': true })}
        aria-describedby={descriptionIds.join(' ') || undefined}
        ref={element}
        id={ids.controlId}
        rows={rows}
        required={isRequired ?? rest.required}
        onInput={(event) => {
          updateLength();
          onInput?.(event);
        }}
        className={classNames(styles.area, styles.rowsClass[rows])}
      />
      {characterLimit !== undefined && (
        <CharacterCount id={countId} length={length} limit={characterLimit} />
      )}
    </Field>
  );
}
