import { useState, type ReactNode } from 'react';

import * as icons from '../../data-display/Icon/icons';
import * as styles from './QuantityStepper.css';
import { useQuantity } from './useQuantity';
import { quantityMessages } from './messages';
import { Icon } from '../../data-display/Icon/Icon';
import { useMessages } from '../../providers/UiProvider/UiProvider';
import { Field } from '../../internal/Field';
import { useField } from '../../internal/useField';
import { VisuallyHidden } from '../../typography/VisuallyHidden/VisuallyHidden';

export interface QuantityStepperProps {
  /** The label: "Quantity", "Quantity of Cork mat". */
  label: string;
  /** The key of its value in the form, and of its error. */
  name: string;
  /** A line of help under the label. */
  hint?: ReactNode;
  /** The error message. A `Form` around it sets it by `name`. */
  error?: string | undefined;
  /**
   * Shows the label to screen readers only, if a product’s name is next to it.
   * @default false
   */
  isLabelHidden?: boolean | undefined;
  /**
   * The lowest quantity.
   * @default 1
   */
  min?: number | undefined;
  /** The highest quantity, for example the stock; unlimited without it. */
  max?: number | undefined;
  /**
   * The step, for example 2 for products sold in pairs.
   * @default 1
   */
  step?: number | undefined;
  /**
   * The initial quantity.
   * @default min
   */
  defaultValue?: number | undefined;
  /** The quantity in the cart. It does not overwrite text while someone types. */
  value?: number | undefined;
  /** Called with each allowed quantity, on presses and while typing. */
  onChange?: ((value: number) => void) | undefined;
  /** At the lowest quantity, replaces the minus button with a remove button that calls this. */
  onRemove?: (() => void) | undefined;
  /**
   * Explains why the quantity is limited to `max`.
   * @default "Only 3 left"
   */
  maxNote?: string | undefined;
  /**
   * 36 px (44 px on touch screens) or 48 px high; `small` is for cart lines.
   * @default 'medium'
   */
  size?: 'small' | 'medium' | undefined;
  /**
   * Visible, but not editable.
   * @default false
   */
  isDisabled?: boolean | undefined;
  /** The class name of the element around it. */
  className?: string | undefined;
}

/** A quantity that can be typed or changed by buttons, within its limits. */
export function QuantityStepper({
  label,
  name,
  hint,
  error,
  isLabelHidden,
  min = 1,
  max = Number.POSITIVE_INFINITY,
  step = 1,
  defaultValue = min,
  value,
  onChange,
  onRemove,
  maxNote,
  size = 'medium',
  isDisabled = false,
  className,
}: QuantityStepperProps) {
  const messages = useMessages('quantity', quantityMessages);
  const ids = useField({ name, hint, error });
  const quantityOptions = { min, max, step, value, defaultValue, onChange, isDisabled };
  const { input, quantity, reachedLimit, requestQuantity, handlers } = useQuantity(quantityOptions);
  // The field announces its value only while it has focus.
  const [isAnnounced, setAnnounced] = useState(false);
  const pressStep = (requested: number) => {
    setAnnounced(true);
    requestQuantity(requested);
  };
  const isAtMin = quantity - step < min;
  const isAtMax = quantity + step > max;
  const canRemove = isAtMin && onRemove !== undefined;
  const maxMessage = maxNote ?? messages.onlyLeft(max);
  return (
    <Field {...{ label, hint, isLabelHidden, ids, className }}>
      <div className={styles.stepper[size]}>
        <button
          type="button"
          className={styles.stepButton}
          aria-label={canRemove ? messages.remove(label) : messages.decrease(label)}
          // Not `disabled` at the minimum: the button keeps focus, and a press explains the limit.
          aria-disabled={(isAtMin && !canRemove) || undefined}
          disabled={isDisabled}
          onClick={() => (canRemove ? onRemove() : pressStep(quantity - step))}
        >
          <Icon icon={canRemove ? icons.trash : icons.minus} className={styles.stepIcon} />
        </button>
        {/* A text field, because the mouse wheel changes the value of a number field. */}
        <input
          {...ids.aria}
          {...handlers}
          onFocus={() => setAnnounced(false)}
          ref={input}
          id={ids.controlId}
          name={name}
          type="text"
          role="spinbutton"
          inputMode="numeric"
          autoComplete="off"
          defaultValue={String(value ?? defaultValue)}
          disabled={isDisabled}
          aria-valuenow={quantity}
          aria-valuemin={min}
          aria-valuemax={Number.isFinite(max) ? max : undefined}
          className={styles.input}
        />
        <button
          type="button"
          className={styles.stepButton}
          aria-label={messages.increase(label)}
          aria-disabled={isAtMax || undefined}
          disabled={isDisabled}
          onClick={() => pressStep(quantity + step)}
        >
          <Icon icon={icons.plus} className={styles.stepIcon} />
        </button>
      </div>
      <VisuallyHidden role="status">{isAnnounced && quantity}</VisuallyHidden>
      <p role="status" className={styles.note}>
        {reachedLimit && (reachedLimit === 'max' ? maxMessage : messages.atLeast(min))}
      </p>
    </Field>
  );
}
