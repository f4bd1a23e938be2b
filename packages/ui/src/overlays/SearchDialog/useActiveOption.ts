import { useEffect, useState, type KeyboardEvent } from 'react';

/** The index of the option after a key; `undefined` for other keys. */
function getTargetIndex(key: string, at: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return at + 1;
    case 'ArrowUp':
      return at < 0 ? count - 1 : at - 1;
    // In the field itself, these belong to the words that stand there.
    case 'Home':
      return at < 0 ? undefined : 0;
    case 'End':
      return at < 0 ? undefined : count - 1;
    default:
      return undefined;
  }
}

/**
 * Which option of a listbox the arrows have reached, while the focus stays in the field above
 * it. With `startsAtFirst` that is the first one, until an arrow leaves it. `move` answers
 * whether the key was one of its own.
 */
export function useActiveOption(ids: readonly string[], startsAtFirst: boolean) {
  // Null: the field itself; undefined: no arrow was pressed yet.
  const [selected, setSelected] = useState<string | null>();
  const first = startsAtFirst ? ids[0] : undefined;
  // Other results are other options: one that is gone is no longer reached.
  const active =
    selected === null ? undefined : selected && ids.includes(selected) ? selected : first;

  useEffect(() => {
    if (active) document.getElementById(active)?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  const move = (event: KeyboardEvent): boolean => {
    if (event.nativeEvent.isComposing || ids.length === 0 || event.shiftKey) return false;
    const at = active === undefined ? -1 : ids.indexOf(active);
    const step = getTargetIndex(event.key, at, ids.length);
    if (step === undefined) return false;
    event.preventDefault();
    // Past an end the field itself is next: what was typed can be sent.
    setSelected(ids[step] ?? null);
    return true;
  };
  return { active, reset: () => setSelected(undefined), move };
}
