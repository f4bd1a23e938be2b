import { useLayoutEffect, type RefObject } from 'react';

/** Pixels that a list takes where there is room; it scrolls inside. */
const MAX_HEIGHT_PX = 336;
/** Pixels under which a list shows too little to choose from. */
const MIN_HEIGHT_PX = 144;
/** Pixels between the list and the edge of the screen. */
const SCREEN_MARGIN_PX = 16;

/**
 * Puts a panel under its field, or over it where only there is room, as high as fits on the
 * visible part of the screen: a phone's keyboard covers half of it, and comes late.
 */
export function usePanelPlacement(panelRef: RefObject<HTMLElement | null>, isOpen: boolean) {
  useLayoutEffect(() => {
    const element = panelRef.current;
    const field = element?.parentElement;
    if (!isOpen || !element || !field) return;
    const updatePlacement = () => {
      const { top, bottom } = field.getBoundingClientRect();
      const viewportHeight = window.visualViewport?.height ?? window.innerHeight;
      const spaceBelow = viewportHeight - bottom - SCREEN_MARGIN_PX;
      const spaceAbove = top - SCREEN_MARGIN_PX;
      const wantedHeight = Math.min(element.scrollHeight, MAX_HEIGHT_PX);
      const isAbove = spaceBelow < wantedHeight && spaceAbove > spaceBelow;
      element.dataset['side'] = isAbove ? 'above' : 'below';
      const availableHeight = Math.max(isAbove ? spaceAbove : spaceBelow, MIN_HEIGHT_PX);
      element.style.maxBlockSize = `${Math.min(availableHeight, MAX_HEIGHT_PX)}px`;
    };
    updatePlacement();
    // What is chosen in the middle: its neighbours are what one compares it with.
    const active = element.querySelector<HTMLElement>('[data-active]');
    const list = active?.closest<HTMLElement>('[role=listbox]');
    if (active && list) {
      list.scrollTop = active.offsetTop - (list.clientHeight - active.offsetHeight) / 2;
    }
    const viewport = window.visualViewport ?? window;
    viewport.addEventListener('resize', updatePlacement);
    return () => viewport.removeEventListener('resize', updatePlacement);
  }, [panelRef, isOpen]);
}
