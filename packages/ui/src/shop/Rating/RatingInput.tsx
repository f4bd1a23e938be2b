import { useState, type ReactNode } from 'react';

import * as styles from './RatingInput.css';
import { ratingMessages } from './messages';
import { Icon } from '../../data-display/Icon/Icon';
import * as icons from '../../data-display/Icon/icons';
import { useMessages } from '../../providers/UiProvider/UiProvider';
import * as fieldStyles from '../../internal/Field.css';
import { FieldError } from '../../internal/FieldError';
import { classNames } from '../../internal/classNames';
import { useField } from '../../internal/useField';

export interface RatingInputProps {
  /** The label of the group. */
  label: string;
  /** The name of its value and of its error in the form. */
  name: string;
  /** The initial number of stars, 1 to 5. */
  defaultValue?: number | undefined;
  /** A hint under the label. */
  hint?: ReactNode;
  /** The error message. Inside a `Form`, it is set by `name`. */
  error?: string | undefined;
  /**
   * The size of the stars.
   * @default 'medium'
   */
  size?: 'medium' | 'large' | undefined;
  /**
   * Whether the rating cannot be changed.
   * @default false
   */
  isDisabled?: boolean | undefined;
  /** Called with the selected number of stars. */
  onChange?: ((value: number) => void) | undefined;
  className?: string | undefined;
}

/** Five stars to select from, as native radio buttons in a form. */
export function RatingInput({
  label,
  name,
  defaultValue,
  hint,
  error,
  size = 'medium',
  isDisabled = false,
  onChange,
  className,
}: RatingInputProps) {
  const messages = useMessages('rating', ratingMessages);
  const [selected, setSelected] = useState(defaultValue);
  const { controlId, hintId, errorId, message, aria } = useField({ name, hint, error });
  const selectedText = messages.starLabels[(selected ?? 0) - 1];
  return (
    <fieldset role="radiogroup" {...aria} className={classNames(fieldStyles.field, className)}>
      <legend className={fieldStyles.label}>{label}</legend>
      {hint && (
        <p id={hintId} className={fieldStyles.hint}>
          {hint}
        </p>
      )}
      <div className={styles.row}>
        <div className={styles.stars}>
          {messages.starLabels.map((starLabel, index) => (
            <label key={starLabel} className={classNames(styles.option, styles.box[size])}>
              <input
                type="radio"
                // The first one has the field's ID, to which the error summary links.
                id={index === 0 ? controlId : undefined}
                name={name}
                value={index + 1}
                defaultChecked={index + 1 === defaultValue}
                disabled={isDisabled}
                aria-label={`${messages.stars(index + 1)}: ${starLabel}`}
                className={styles.radio}
                onChange={() => {
                  setSelected(index + 1);
                  onChange?.(index + 1);
                }}
              />
              <Icon icon={icons.star} size="text" className={styles.star} />
            </label>
          ))}
        </div>
        {/* The radios have the same accessible name. */}
        <span className={styles.selectedLabel} aria-hidden>
          {selectedText}
        </span>
      </div>
      <FieldError id={errorId} message={message} />
    </fieldset>
  );
}
