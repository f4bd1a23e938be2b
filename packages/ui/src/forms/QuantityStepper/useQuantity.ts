import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { nearestQuantity, readQuantity, type Limits } from './quantity';
import { setInputValue } from '../../internal/setInputValue';
import { useFieldReset } from '../../internal/useFieldReset';

interface QuantityOptions extends Limits {
  value: number | undefined;
  defaultValue: number;
  isFixed: boolean;
  onChange: ((value: number) => void) | undefined;
}

/** The end that somebody ran into. */
export type Stop = 'min' | 'max' | undefined;

/**
 * A number whose text lives in its input. `onChange` hears only what can be had: while one
 * types, a text outside the limits waits, and is brought inside when the field is left.
 */
export function useQuantity(options: QuantityOptions) {
  const { min, max, step, value, defaultValue, isFixed, onChange } = options;
  const input = useRef<HTMLInputElement>(null);
  const [quantity, setQuantity] = useState(value ?? defaultValue);
  const [stop, setStop] = useState<Stop>();
  const limits = { min, max, step };

  const stopOf = (wanted: number): Stop =>
    wanted > max ? 'max' : wanted < min ? 'min' : undefined;

  const take = (next: number) => {
    if (next === quantity) return;
    setQuantity(next);
    onChange?.(next);
  };

  const onInput = () => {
    const typed = readQuantity(input.current?.value ?? '');
    if (typed === undefined) return setStop(undefined);
    setStop(stopOf(typed));
    if (nearestQuantity(typed, limits) === typed) take(typed);
  };

  /** Brings a text that cannot be had to the nearest quantity that can. */
  const settle = () => {
    if (!input.current) return;
    const typed = readQuantity(input.current.value);
    const next = typed === undefined ? quantity : nearestQuantity(typed, limits);
    setInputValue(input.current, String(next));
    if (typed !== undefined) setStop(stopOf(typed));
  };

  const go = (wanted: number) => {
    if (isFixed || !input.current) return;
    // Heard by `onInput`, as if it were typed.
    setInputValue(input.current, String(nearestQuantity(wanted, limits)));
    setStop(stopOf(wanted));
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') return settle();
    const aims: Record<string, number> = {
      ArrowUp: quantity + step,
      ArrowDown: quantity - step,
      PageUp: quantity + 10 * step,
      PageDown: quantity - 10 * step,
    };
    const aim = aims[event.key];
    if (aim === undefined) return;
    event.preventDefault();
    go(aim);
  };

  // The cart may know better: a line that was merged, a stock that shrank.
  useEffect(() => {
    if (value === undefined || !input.current || value === readQuantity(input.current.value))
      return;
    if (document.activeElement === input.current) return;
    input.current.value = String(value);
    setQuantity(value);
  }, [value]);

  useFieldReset(input, () => {
    const first = readQuantity(input.current?.value ?? '') ?? defaultValue;
    setStop(undefined);
    take(first);
  });

  return { input, quantity, stop, go, handlers: { onInput, onKeyDown, onBlur: settle } };
}
