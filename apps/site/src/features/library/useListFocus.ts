import { useEffect, useRef, type FocusEvent } from 'react';

interface Place {
  element: Element;
  /** Which entry of the list it was in, and which button of the entry. */
  entry: number;
  button: number;
}

const buttonsOf = (entry: Element | undefined) => [...(entry?.querySelectorAll('button') ?? [])];

/**
 * Keeps the keyboard's place in a list whose entries can be removed: when the button that had
 * the focus goes with its entry, the same button of the entry that took its place gets it, and
 * in an empty list the heading. Spread `list` on the element around the list. `change` is
 * another value whenever entries may have gone.
 */
export function useListFocus<Heading extends HTMLElement>(change: unknown) {
  const heading = useRef<Heading>(null);
  const root = useRef<HTMLDivElement>(null);
  const place = useRef<Place | null>(null);

  const onFocus = ({ target, currentTarget }: FocusEvent) => {
    const entries = [...currentTarget.querySelectorAll('li')];
    const entry = entries.findIndex((one) => one.contains(target));
    const button = buttonsOf(entries[entry]).indexOf(target as HTMLButtonElement);
    place.current = entry < 0 ? null : { element: target, entry, button };
  };

  useEffect(() => {
    const was = place.current;
    const isLost = was && !was.element.isConnected && document.activeElement === document.body;
    if (!isLost) return;
    place.current = null;
    const entries = [...(root.current?.querySelectorAll('li') ?? [])];
    const buttons = buttonsOf(entries[Math.min(was.entry, entries.length - 1)]);
    const target = buttons[Math.max(was.button, 0)] ?? buttons.at(-1) ?? heading.current;
    target?.focus();
  }, [change]);

  return { heading, list: { ref: root, onFocus } };
}
