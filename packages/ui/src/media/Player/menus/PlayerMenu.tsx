import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';

import { getPressedKey } from '../../../internal/getPressedKey';
import { ControlButton, type ControlButtonProps } from '../controls/ControlButton';
import * as styles from './PlayerMenu.css';

/** What the pages of a menu can do. */
export interface Menu {
  /** The id of the panel, which the button controls. */
  id: string;
  /** The page that is shown; empty for the first one. */
  page: string;
  open: (page: string) => void;
  close: () => void;
}

export interface PlayerMenuProps extends Pick<ControlButtonProps, 'label' | 'icon' | 'isOn'> {
  children: (menu: Menu) => ReactNode;
}

const wanted = ['input:checked, [aria-current="true"]', 'input', 'button'];

/** A button that opens a panel with pages of options. Escape closes it and returns focus. */
export function PlayerMenu({ children, ...button }: PlayerMenuProps) {
  const id = useId();
  const [page, setPage] = useState<string | null>(null);
  const shown = useRef<string | null>(null);
  const root = useRef<HTMLDivElement>(null);
  const isOpen = page !== null;

  useEffect(() => {
    const panel = root.current?.querySelector('[data-menu-body]');
    const from = shown.current;
    shown.current = page;
    if (!panel || page === null) return;
    const target = [...(from ? [`[data-leads="${from}"]`] : []), ...wanted]
      .map((selector) => panel.querySelector<HTMLElement>(selector))
      .find(Boolean);
    target?.focus({ preventScroll: true });
    target?.scrollIntoView({ block: 'nearest' });
  }, [page]);

  useEffect(() => {
    if (!isOpen) return;
    const handleOutside = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) setPage(null);
    };
    document.addEventListener('pointerdown', handleOutside);
    document.addEventListener('focusin', handleOutside);
    return () => {
      document.removeEventListener('pointerdown', handleOutside);
      document.removeEventListener('focusin', handleOutside);
    };
  }, [isOpen]);

  const close = () => {
    setPage(null);
    root.current?.querySelector('button')?.focus({ preventScroll: true });
  };

  const handleKey = (event: KeyboardEvent) => {
    if (!isOpen) return;
    if (getPressedKey(event) === 'Escape') {
      event.stopPropagation();
      close();
      return;
    }
    const { target } = event;
    // The browser handles the arrow keys of radio buttons.
    if (!(target instanceof HTMLButtonElement)) return;
    const rows = [
      ...(root.current?.querySelectorAll<HTMLElement>('[data-menu-body] button') ?? []),
    ];
    const at = rows.indexOf(target);
    const steps = { ArrowDown: at + 1, ArrowUp: at - 1, ...(at >= 0 && { Home: 0, End: -1 }) };
    const next = (steps as Partial<Record<string, number>>)[getPressedKey(event)];
    if (next === undefined) return;
    event.preventDefault();
    rows.at(next % rows.length)?.focus();
  };

  return (
    <div ref={root} className={styles.root} onKeyDown={handleKey}>
      <ControlButton
        {...button}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => (isOpen ? close() : setPage(''))}
      />
      {/* oxlint-disable-next-line react/refs -- `close` is for handlers and is not called in a render */}
      {isOpen && children({ id, page, open: setPage, close })}
    </div>
  );
}
