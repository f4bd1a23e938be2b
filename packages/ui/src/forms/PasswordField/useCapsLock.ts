import { useState, type KeyboardEvent } from 'react';

/**
 * Whether Caps Lock was on at the last key. Browsers tell it with a key press alone, and
 * some password managers send events that are none.
 */
export function useCapsLock() {
  const [isOn, setIsOn] = useState(false);
  const look = (event: KeyboardEvent): void =>
    setIsOn(event.getModifierState?.('CapsLock') ?? false);
  return { isOn, look, forget: () => setIsOn(false) };
}
