import { useEffect, useId, useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent, MouseEvent, PointerEvent } from 'react';

import { getPressedKey } from './getPressedKey';
import { useOverlayContainer } from './OverlayContainer';

/**
 * A panel that was opened by hovering stays open this long after the pointer leaves, so that the
 * pointer can cross a gap.
 */
const HOVER_CLOSE_DELAY_MS = 160;

/**
 * A pointer must stay this long before a panel opens, so that moving across the menu opens nothing.
 */
const HOVER_OPEN_DELAY_MS = 90;

const focusable = 'a[href], button:not([disabled])';

/**
 * A button that opens a panel, as in the disclosure pattern of the ARIA Authoring Practices. It is
 * not an ARIA menu: the panel contains plain links and buttons in the tab order.
 *
 * Opens by click, Enter, Space and ArrowDown (which moves into the panel) and, with `opensOnHover`,
 * under a mouse. Closes by Escape (focus returns to the button), a press outside, focus leaving,
 * and choosing something in the panel. Arrow keys, Home and End move inside the panel.
 */
export function useDisclosure({ opensOnHover = false }: { opensOnHover?: boolean } = {}) {
  const [isOpen, setOpen] = useState(false);
  const panelId = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const isHovering = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { isPicture } = useOverlayContainer();

  useEffect(() => () => clearTimeout(timer.current), []);

  useEffect(() => {
    if (!isOpen || isPicture) return;
    const onPress = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false);
    };
    // Escape closes a hovered panel wherever focus is.
    const onEscape = (event: globalThis.KeyboardEvent) => {
      if (getPressedKey(event) !== 'Escape' || !isHovering.current) return;
      isHovering.current = false;
      setOpen(false);
    };
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('keydown', onEscape);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('keydown', onEscape);
    };
  }, [isOpen, isPicture]);

  const entries = () => [...(panel.current?.querySelectorAll<HTMLElement>(focusable) ?? [])];

  function close() {
    clearTimeout(timer.current);
    isHovering.current = false;
    setOpen(false);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (getPressedKey(event) === 'Escape' && isOpen) {
      event.stopPropagation();
      // Otherwise, Escape would also clear a search field.
      event.preventDefault();
      close();
      button.current?.focus();
      return;
    }
    // These keys move the caret of a field.
    if (event.target instanceof HTMLInputElement) return;
    const isOnButton = event.target === button.current;
    if (isOnButton && getPressedKey(event) !== 'ArrowDown') return;
    if (!isOnButton && !panel.current?.contains(event.target as Node)) return;
    const all = entries();
    const at = all.indexOf(document.activeElement as HTMLElement);
    const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: all.length - 1 }[
      getPressedKey(event)
    ];
    if (next === undefined) return;
    event.preventDefault();
    if (isOnButton && !isOpen) {
      setOpen(true);
      // The panel can take focus only once it is no longer hidden.
      requestAnimationFrame(() => entries()[0]?.focus());
    } else if (next < 0) button.current?.focus();
    else all[next % all.length]?.focus();
  }

  function hover(event: PointerEvent, isInside: boolean) {
    if (event.pointerType !== 'mouse') return;
    clearTimeout(timer.current);
    if (isInside && !isOpen) {
      timer.current = setTimeout(() => {
        isHovering.current = true;
        setOpen(true);
      }, HOVER_OPEN_DELAY_MS);
    } else if (!isInside && isHovering.current)
      timer.current = setTimeout(close, HOVER_CLOSE_DELAY_MS);
  }

  return {
    isOpen,
    close,
    rootProps: {
      ref: root,
      onKeyDown,
      onBlur: (event: FocusEvent) => {
        // Without a next element the window lost focus, or nothing focusable was pressed.
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) close();
      },
      ...(opensOnHover && {
        onPointerEnter: (event: PointerEvent) => hover(event, true),
        onPointerLeave: (event: PointerEvent) => hover(event, false),
      }),
    },
    buttonProps: {
      ref: button,
      type: 'button' as const,
      'aria-expanded': isOpen,
      'aria-controls': panelId,
      onClick: () => {
        clearTimeout(timer.current);
        // The first click on a hovered panel keeps it open.
        if (isOpen && !isHovering.current) close();
        else setOpen(true);
        isHovering.current = false;
      },
    },
    panelProps: {
      ref: panel,
      id: panelId,
      hidden: !isOpen,
      onClick: (event: MouseEvent) => {
        if ((event.target as Element).closest(focusable)) close();
      },
    },
  };
}
