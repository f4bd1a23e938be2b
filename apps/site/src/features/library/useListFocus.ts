import { useEffect, useRef, type FocusEvent } from 'react';

interface FocusPosition {
  element: Element;
  /** Index of the entry in the list; `button` is the index in the entry. */
  entry: number;
  button: number;
}

const getButtons = (entry: Element | undefined) => [...(entry?.querySelectorAll('button') ?? [])];

/**
 * Keeps the keyboard focus in a list whose entries can be removed. When the focused button
 * disappears, the same button of the entry that takes its position gets focus, or the heading in an
 * empty list. Spread `list` on the element around the list, and pass a `change` value that changes
 * when entries may be removed.
 */
export function useListFocus<Heading extends HTMLElement>(change: unknown) {
  const heading = useRef<Heading>(null);
  const root = useRef<HTMLDivElement>(null);
  const lastFocus = useRef<FocusPosition | null>(null);

  const onFocus = ({ target, currentTarget }: FocusEvent) => {
    const entries = [...currentTarget.querySelectorAll('li')];
    const entry = entries.findIndex((entryElement) => entryElement.contains(target));
    const button = getButtons(entries[entry]).indexOf(target as HTMLButtonElement);
    lastFocus.current = entry < 0 ? null : { element: target, entry, button };
  };

  useEffect(() => {
    const last = lastFocus.current;
    const isLost = last && !last.element.isConnected && document.activeElement === document.body;
    if (!isLost) return;
    lastFocus.current = null;
    const entries = [...(root.current?.querySelectorAll('li') ?? [])];
    const buttons = getButtons(entries[Math.min(last.entry, entries.length - 1)]);
    const target = buttons[Math.max(last.button, 0)] ?? buttons.at(-1) ?? heading.current;
    target?.focus();
  }, [change]);

  return { heading, list: { ref: root, onFocus } };
}
