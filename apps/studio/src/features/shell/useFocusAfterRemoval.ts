import { useEffect } from 'react';

import { findOpenDialog } from '../../shared/acts/openDialog';

/** The parts of a page that can take the focus of a control in them. */
const PART = 'li, section[aria-labelledby], section[aria-label], main';

/** The parts of the page around an element, the smallest first. */
const listParts = (element: Element): readonly HTMLElement[] => {
  const parts: HTMLElement[] = [];
  for (
    let part = element.closest<HTMLElement>(PART);
    part;
    part = part.parentElement?.closest<HTMLElement>(PART) ?? null
  )
    parts.push(part);
  return parts;
};

/**
 * If the control that has the focus is removed, because its act was done, the smallest part of the
 * page around it takes the focus: the entry of the log, the card of the payment, or the whole page.
 * Otherwise, a screen reader would start again at the top of the page.
 */
export function useFocusAfterRemoval(): void {
  useEffect(() => {
    let last: { element: Element; parts: readonly HTMLElement[] } | null = null;
    const onFocusIn = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return;
      const parts = listParts(target);
      // Menus, dialogs and toasts are outside of the page, and return the focus to it.
      if (parts.some((part) => part.matches('main'))) last = { element: target, parts };
      else if (target.closest('header, nav, footer')) last = null;
    };
    const onFocusOut = ({ target, relatedTarget }: FocusEvent) => {
      // A press beside all controls. Some browsers also send this event before a removal.
      if (relatedTarget === null)
        queueMicrotask(() => {
          if (last?.element === target && last?.element.isConnected && document.hasFocus())
            last = null;
        });
    };
    const observer = new MutationObserver(() => {
      if (last === null || last.element.isConnected) return;
      if (document.activeElement !== document.body || findOpenDialog() !== null) return;
      const part = last.parts.find(({ isConnected }) => isConnected);
      last = null;
      if (!part) return;
      if (!part.hasAttribute('tabindex')) part.tabIndex = -1;
      part.focus({ preventScroll: true });
    });
    document.addEventListener('focusin', onFocusIn);
    document.addEventListener('focusout', onFocusOut);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', onFocusIn);
      document.removeEventListener('focusout', onFocusOut);
      observer.disconnect();
    };
  }, []);
}
