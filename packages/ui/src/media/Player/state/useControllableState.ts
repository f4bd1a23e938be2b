import { useState } from 'react';

/**
 * A value that is controlled by the page if `controlled` and `onChange` are given, else stored
 * here.
 */
export const useControllableState = <Value>(
  controlled: Value | undefined,
  initial: Value,
  onChange: ((value: Value) => void) | undefined,
): [value: Value, choose: (value: Value) => void] => {
  const [uncontrolled, setUncontrolled] = useState<Value | undefined>(undefined);
  // Without `onChange`, the page cannot store the value.
  const value = (onChange ? controlled : (uncontrolled ?? controlled)) ?? uncontrolled ?? initial;
  return [
    value,
    (next) => {
      setUncontrolled(next);
      onChange?.(next);
    },
  ];
};
