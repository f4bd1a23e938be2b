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
  /** The question that the stars answer. */
  label: string;
  /** The key of its value in the form, and of its error. */
  name: string;
  /** The stars that are chosen at first, 1 to 5. */
  defaultValue?: number | undefined;
  /** A line of help under the label. */
  hint?: ReactNode;
  /** What is wrong with it. A `Form` around it gives this by `name`. */
  error?: string | undefined;
  /**
   * How large it is.
   * @default 'medium'
   */
  size?: 'medium' | 'large' | undefined;
  /**
   * Shown, and not to be changed.
   * @default false
   */
  isDisabled?: boolean | undefined;
  /** Tells every choice. */
  onChange?: ((value: number) => void) | undefined;
  className?: string | undefined;
}

/** Five stars to choose from: native radios, so that a form, a keyboard and a reader know them. */
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
  const [chosen, setChosen] = useState(defaultValue);
  const { controlId, hintId, errorId, message, aria } = useField({ name, hint, error });
  const chosenText = messages.starLabels[(chosen ?? 0) - 1];
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
            <label key={starLabel} className={classNames(styles.option, styles.box({ size }))}>
              <input
                type="radio"
                // The first one carries the field's id: the error summary leads there.
                id={index === 0 ? controlId : undefined}
                name={name}
                value={index + 1}
                defaultChecked={index + 1 === defaultValue}
                disabled={isDisabled}
                aria-label={`${messages.stars(index + 1)}: ${starLabel}`}
                className={styles.radio}
                onChange={() => {
                  setChosen(index + 1);
                  onChange?.(index + 1);
                }}
              />
              <Icon icon={icons.star} size="text" className={styles.star} />
            </label>
          ))}
        </div>
        {/* The radios have the same accessible name. */}
        <span className={styles.chosenLabel} aria-hidden>
          {chosenText}
        </span>
      </div>
      <FieldError id={errorId} message={message} />
    </fieldset>
  );
}
