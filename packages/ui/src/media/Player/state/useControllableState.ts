import { useState } from 'react';

/** A choice that the page keeps where it gives the value, and the player itself otherwise. */
export const useControllableState = <Value>(
  controlled: Value | undefined,
  initial: Value,
  onChange: ((value: Value) => void) | undefined,
): [value: Value, choose: (value: Value) => void] => {
  const [uncontrolled, setUncontrolled] = useState<Value | undefined>(undefined);
  // A page that does not listen cannot be asked to keep it.
  const value = (onChange ? controlled : (uncontrolled ?? controlled)) ?? uncontrolled ?? initial;
  return [
    value,
    (next) => {
      setUncontrolled(next);
      onChange?.(next);
    },
  ];
};
