import { useState } from 'react';

/** A choice that the page keeps where it gives the value, and the player itself otherwise. */
export const useControllableState = <Value>(
  given: Value | undefined,
  initial: Value,
  onChange: ((value: Value) => void) | undefined,
): [value: Value, choose: (value: Value) => void] => {
  const [own, setOwn] = useState<Value | undefined>(undefined);
  // A page that does not listen cannot be asked to keep it.
  const value = (onChange ? given : (own ?? given)) ?? own ?? initial;
  return [
    value,
    (next) => {
      setOwn(next);
      onChange?.(next);
    },
  ];
};
