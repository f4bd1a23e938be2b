import { useEffect, useState, type KeyboardEvent } from 'react';

/**
 * Which option of a listbox the arrows have reached, while the focus stays in the field above
 * it. `move` answers whether the key was one of its own.
 */
export function useActiveOption(ids: readonly string[]) {
  const [wanted, setActive] = useState<string>();
  // Other results are other options: one that is gone is no longer reached.
  const active = wanted !== undefined && ids.includes(wanted) ? wanted : undefined;

  useEffect(() => {
    if (active) document.getElementById(active)?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  const move = (event: KeyboardEvent): boolean => {
    if (event.nativeEvent.isComposing || ids.length === 0) return false;
    const at = active === undefined ? -1 : ids.indexOf(active);
    const step = { ArrowDown: at + 1, ArrowUp: at < 0 ? ids.length - 1 : at - 1 }[event.key];
    if (step === undefined) return false;
    event.preventDefault();
    // Past an end the field itself is next: what was typed can be sent.
    setActive(ids[step]);
    return true;
  };
  return { active, setActive, move };
}
