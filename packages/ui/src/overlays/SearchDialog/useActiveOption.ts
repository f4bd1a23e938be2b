import { useEffect, useState, type KeyboardEvent } from 'react';

import { getPressedKey } from '../../internal/getPressedKey';

/** The index of the option after a key; `undefined` for other keys. */
function getTargetIndex(key: string, index: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return index + 1;
    case 'ArrowUp':
      return index < 0 ? count - 1 : index - 1;
    // While no option is active, Home and End move the cursor in the field.
    case 'Home':
      return index < 0 ? undefined : 0;
    case 'End':
      return index < 0 ? undefined : count - 1;
    default:
      return undefined;
  }
}

/**
 * The active option of a listbox, while focus stays in the field above it. `initial` is active until
 * an arrow key is pressed; undefined for none. With `wraps`, the first option follows the last one;
 * otherwise the arrow keys return to the field. `move` returns whether it handled the key.
 */
export function useActiveOption(
  ids: readonly string[],
  initial: string | undefined,
  wraps = false,
) {
  // Null: the arrow keys returned to the field, and no option is active. Undefined: no arrow key
  // was pressed yet.
  const [selected, setSelected] = useState<string | null>();
  // An option that is not in the current results is no longer active.
  const active =
    selected === null ? undefined : selected && ids.includes(selected) ? selected : initial;

  useEffect(() => {
    if (active) document.getElementById(active)?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  const move = (event: KeyboardEvent): boolean => {
    if (ids.length === 0 || event.shiftKey) return false;
    const index = active === undefined ? -1 : ids.indexOf(active);
    const nextIndex = getTargetIndex(getPressedKey(event), index, ids.length);
    if (nextIndex === undefined) return false;
    event.preventDefault();
    // After the last and before the first option, no option is active, so that Enter submits the
    // query.
    setSelected((wraps ? ids.at(nextIndex % ids.length) : ids[nextIndex]) ?? null);
    return true;
  };
  return { active, reset: () => setSelected(undefined), move };
}
