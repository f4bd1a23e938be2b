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
  const limits = { min, max, step, value, defaultValue, onChange, isFixed: isDisabled };
  const { input, quantity, stop, go, handlers } = useQuantity(limits);
  const isLeast = quantity - step < min;
  const isMost = quantity + step > max;
  const removes = isLeast && onRemove !== undefined;
  const most = maxNote ?? messages.onlyLeft(max);
  return (
    <Field {...{ label, hint, isLabelHidden, ids, className }}>
      <div className={styles.stepper({ size })}>
        <button
          type="button"
          className={styles.part}
          aria-label={removes ? messages.remove(label) : messages.fewer(label)}
          // Not `disabled`: at the end of its way it keeps the focus, and says why.
          aria-disabled={(isLeast && !removes) || undefined}
          disabled={isDisabled}
          onClick={() => (removes ? onRemove() : go(quantity - step))}
        >
          <Icon icon={removes ? icons.trash : icons.minus} className={styles.sign} />
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
          className={styles.part}
          aria-label={messages.more(label)}
          aria-disabled={isMost || undefined}
          disabled={isDisabled}
          onClick={() => go(quantity + step)}
        >
          <Icon icon={icons.plus} className={styles.sign} />
        </button>
      </div>
      <p role="status" className={styles.note}>
        {stop === 'max' && most}
        {stop === 'min' && messages.atLeast(min)}
      </p>
    </Field>
  );
}
