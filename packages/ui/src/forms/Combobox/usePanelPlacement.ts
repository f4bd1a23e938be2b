import { useLayoutEffect, type RefObject } from 'react';

/** The maximum height of the list, which scrolls inside. */
const MAX_HEIGHT_PX = 336;
/** The minimum height, so that enough options are visible. */
const MIN_HEIGHT_PX = 144;
/** The space between the list and the edge of the screen. */
const SCREEN_MARGIN_PX = 16;

/**
 * Places a panel below its field, or above it if there is more space, and limits its height to the
 * visual viewport. It follows the viewport, because a phone’s keyboard opens later and covers half
 * of the screen.
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
    // Centers the selected option, so that its neighbors are visible.
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
