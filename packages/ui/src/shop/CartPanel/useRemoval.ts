import { useEffect, useRef, useState } from 'react';

import type { CartPanelLine } from './cartPanelProps';

interface Removed {
  id: string;
  name: string;
  /** Its former index. Focus moves to the line that now has this index. */
  index: number;
}

/**
 * Remembers the line that was removed last, and moves focus: to the next line's "Remove", to the
 * last line's, or to "Undo" if no lines are left.
 */
export function useRemoval(
  lines: readonly CartPanelLine[],
  onRemove: ((id: string) => void) | undefined,
  onUndo: ((id: string) => void) | undefined,
) {
  const root = useRef<HTMLDivElement>(null);
  const [removed, setRemoved] = useState<Removed>();
  const focusNext = useRef<{ removedId?: string; restoredId?: string } | undefined>(undefined);

  useEffect(() => {
    const { removedId, restoredId } = focusNext.current ?? {};
    const isThere = (id: string) => lines.some((line) => line.id === id);
    if (
      removedId !== undefined
        ? isThere(removedId)
        : restoredId === undefined || !isThere(restoredId)
    )
      return;
    focusNext.current = undefined;
    const buttons = root.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [];
    const index = restoredId
      ? lines.findIndex(({ id }) => id === restoredId)
      : (removed?.index ?? 0);
    const nextFocus =
      buttons[Math.min(index, buttons.length - 1)] ??
      root.current?.querySelector<HTMLElement>('[data-undo]') ??
      root.current;
    nextFocus?.focus();
  }, [lines, removed]);

  return {
    root,
    removed: removed && !lines.some(({ id }) => id === removed.id) ? removed : undefined,
    remove(id: string) {
      const index = lines.findIndex((line) => line.id === id);
      setRemoved({ id, name: lines[index]?.name ?? '', index });
      focusNext.current = { removedId: id };
      onRemove?.(id);
    },
    restore() {
      if (!removed) return;
      focusNext.current = { restoredId: removed.id };
      onUndo?.(removed.id);
    },
  };
}
