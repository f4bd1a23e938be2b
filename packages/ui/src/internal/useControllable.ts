import { useState } from 'react';

/** A value that the app controls, or a state that starts with `initial` if `controlled` is absent. */
export function useControllable<Value>(
  controlled: Value | undefined,
  initial: Value,
  onChange: ((value: Value) => void) | undefined,
) {
  const [own, setOwn] = useState(initial);
  const change = (value: Value) => {
    setOwn(value);
    onChange?.(value);
  };
  return [controlled ?? own, change] as const;
}
