import { useEffect, useRef, useState } from 'react';
import type { CartPanelLine } from './cartPanelProps';

interface Removed {
  id: string;
  name: string;
  /** Where it stood, so that the focus goes to what took its place. */
  at: number;
}

/**
 * Remembers the line that was removed last, and keeps the keyboard where it was: on the
 * next line's "Remove", on the last one's, or on "Undo" when nothing is left.
 */
export function useRemoval(
  lines: readonly CartPanelLine[],
  onRemove: ((id: string) => void) | undefined,
  onUndo: ((id: string) => void) | undefined,
) {
  const root = useRef<HTMLDivElement>(null);
  const [removed, setRemoved] = useState<Removed>();
  const focusNext = useRef<{ goneId?: string; backId?: string } | undefined>(undefined);

  useEffect(() => {
    const { goneId, backId } = focusNext.current ?? {};
    const isThere = (id: string) => lines.some((line) => line.id === id);
    if (goneId !== undefined ? isThere(goneId) : backId === undefined || !isThere(backId)) return;
    focusNext.current = undefined;
    const buttons = root.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [];
    const at = backId ? lines.findIndex(({ id }) => id === backId) : (removed?.at ?? 0);
    const target =
      buttons[Math.min(at, buttons.length - 1)] ??
      root.current?.querySelector<HTMLElement>('[data-undo]') ??
      root.current;
    target?.focus();
  }, [lines, removed]);

  return {
    root,
    removed: removed && !lines.some(({ id }) => id === removed.id) ? removed : undefined,
    remove(id: string) {
      const at = lines.findIndex((line) => line.id === id);
      setRemoved({ id, name: lines[at]?.name ?? '', at });
      focusNext.current = { goneId: id };
      onRemove?.(id);
    },
    restore() {
      if (!removed) return;
      focusNext.current = { backId: removed.id };
      onUndo?.(removed.id);
    },
  };
}
