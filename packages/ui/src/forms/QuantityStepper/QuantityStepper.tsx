import type { ReactNode } from 'react';
import * as icons from '../../data-display/Icon/icons';
import * as styles from './QuantityStepper.css';
import { useQuantity } from './useQuantity';
import { quantityMessages } from './messages';
import { Icon } from '../../data-display/Icon/Icon';
import { useMessages } from '../../providers/UiProvider/UiProvider';
import { Field } from '../../internal/Field';
import { useField } from '../../internal/useField';

export interface QuantityStepperProps {
  /** Its name, of what it is the number: "Quantity", "Quantity of Cork mat". */
  label: string;
  /** The key of its value in the form, and of its error. */
  name: string;
  /** A line of help under the label. */
  hint?: ReactNode;
  /** What is wrong with it. A `Form` around it gives this by `name`. */
  error?: string | undefined;
  /**
   * Keeps the label for screen readers alone, where a product's name stands beside it.
   * @default false
   */
  isLabelHidden?: boolean | undefined;
  /**
   * The least of it.
   * @default 1
   */
  min?: number | undefined;
  /** The stock, or how much of it people can have; unlimited without it. */
  max?: number | undefined;
  /**
   * Sold in pairs: 2.
   * @default 1
   */
  step?: number | undefined;
  /**
   * The number at first.
   * @default min
   */
  defaultValue?: number | undefined;
  /** The number that a cart keeps elsewhere; a text being typed is not disturbed. */
  value?: number | undefined;
  /** Hears every number that can be had, while one presses or types. */
  onChange?: ((value: number) => void) | undefined;
  /** Makes the minus at the lowest number a bin that calls this. */
  onRemove?: (() => void) | undefined;
  /**
   * Why there are no more than `max`.
   * @default "Only 3 left"
   */
  maxNote?: string | undefined;
  /**
   * 36 (44 where fingers point) or 48 px high; the small one for lines of a cart.
   * @default 'medium'
   */
  size?: 'small' | 'medium' | undefined;
  /**
   * Shown, and not to be changed.
   * @default false
   */
  isDisabled?: boolean | undefined;
  /** Of the element around it. */
  className?: string | undefined;
}

/** How many of a thing: pressed or typed, and never more than there are. */
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
  const {
    input,
    quantity,
    reachedLimit: stop,
    requestQuantity: go,
    handlers,
  } = useQuantity(quantityOptions);
  const isAtMin = quantity - step < min;
  const isAtMax = quantity + step > max;
  const canRemove = isAtMin && onRemove !== undefined;
  const maxMessage = maxNote ?? messages.onlyLeft(max);
  return (
    <Field {...{ label, hint, isLabelHidden, ids, className }}>
      <div className={styles.stepper({ size })}>
        <button
          type="button"
          className={styles.stepButton}
          aria-label={canRemove ? messages.remove(label) : messages.decrease(label)}
          // Not `disabled`: at the end of its way it keeps the focus, and says why.
          aria-disabled={(isAtMin && !canRemove) || undefined}
          disabled={isDisabled}
          onClick={() => (canRemove ? onRemove() : go(quantity - step))}
        >
          <Icon icon={canRemove ? icons.trash : icons.minus} className={styles.stepIcon} />
        </button>
        {/* Text, for a number field changes under a wheel that only passes over it. */}
        <input
          {...ids.aria}
          {...handlers}
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
          onClick={() => go(quantity + step)}
        >
          <Icon icon={icons.plus} className={styles.stepIcon} />
        </button>
      </div>
      <p role="status" className={styles.note}>
        {stop === 'max' && maxMessage}
        {stop === 'min' && messages.atLeast(min)}
      </p>
    </Field>
  );
}
