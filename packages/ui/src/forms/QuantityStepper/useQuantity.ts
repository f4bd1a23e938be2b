import { useEffect, useRef, useState, type KeyboardEvent } from 'react';

import { getPressedKey } from '../../internal/getPressedKey';
import { toAllowedQuantity, parseQuantity, type QuantityLimits } from './quantity';
import { setInputValue } from '../../internal/setInputValue';
import { useFieldReset } from '../../internal/useFieldReset';

interface QuantityOptions extends QuantityLimits {
  value: number | undefined;
  defaultValue: number;
  isDisabled: boolean;
  onChange: ((value: number) => void) | undefined;
}

/** The limit that the last input exceeded. */
export type ReachedLimit = 'min' | 'max' | undefined;

/**
 * A quantity whose text stays in its input. `onChange` is called with allowed quantities only:
 * text outside the limits is ignored while typing and corrected on blur.
 */
export function useQuantity(options: QuantityOptions) {
  const { min, max, step, value, defaultValue, isDisabled, onChange } = options;
  const input = useRef<HTMLInputElement>(null);
  const [quantity, setQuantity] = useState(value ?? defaultValue);
  const [reachedLimit, setReachedLimit] = useState<ReachedLimit>();
  const limits = { min, max, step };

  const getReachedLimit = (requested: number): ReachedLimit =>
    requested > max ? 'max' : requested < min ? 'min' : undefined;

  const changeQuantity = (next: number) => {
    if (next === quantity) return;
    setQuantity(next);
    onChange?.(next);
  };

  const onInput = () => {
    const typedQuantity = parseQuantity(input.current?.value ?? '');
    if (typedQuantity === undefined) return setReachedLimit(undefined);
    setReachedLimit(getReachedLimit(typedQuantity));
    if (toAllowedQuantity(typedQuantity, limits) === typedQuantity) changeQuantity(typedQuantity);
  };

  /** Replaces the text with the nearest allowed quantity. */
  const correctInput = () => {
    if (!input.current) return;
    const typedQuantity = parseQuantity(input.current.value);
    const next = typedQuantity === undefined ? quantity : toAllowedQuantity(typedQuantity, limits);
    setInputValue(input.current, String(next));
    if (typedQuantity !== undefined) setReachedLimit(getReachedLimit(typedQuantity));
  };

  const requestQuantity = (requested: number) => {
    if (isDisabled || !input.current) return;
    // Triggers `onInput`, as typing does.
    setInputValue(input.current, String(toAllowedQuantity(requested, limits)));
    setReachedLimit(getReachedLimit(requested));
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (getPressedKey(event) === 'Enter') return correctInput();
    const quantityByKey: Record<string, number> = {
      ArrowUp: quantity + step,
      ArrowDown: quantity - step,
      PageUp: quantity + 10 * step,
      PageDown: quantity - 10 * step,
    };
    const requested = quantityByKey[getPressedKey(event)];
    if (requested === undefined) return;
    event.preventDefault();
    requestQuantity(requested);
  };

  // The text may have been typed before the app started, or the new limits may allow it.
  useEffect(() => {
    if (parseQuantity(input.current?.value ?? '') !== quantity) onInput();
    // oxlint-disable-next-line react/exhaustive-deps -- each input calls `onInput` itself
  }, [min, max, step]);

  // The cart may change the quantity, for example when lines are merged or the stock is reduced.
  useEffect(() => {
    if (value === undefined || !input.current || value === parseQuantity(input.current.value))
      return;
    if (document.activeElement === input.current) return;
    input.current.value = String(value);
    setQuantity(value);
  }, [value]);

  useFieldReset(input, () => {
    const initialQuantity = parseQuantity(input.current?.value ?? '') ?? defaultValue;
    setReachedLimit(undefined);
    changeQuantity(initialQuantity);
  });

  return {
    input,
    quantity,
    reachedLimit,
    requestQuantity,
    handlers: { onInput, onKeyDown, onBlur: correctInput },
  };
}
