import { useLayoutEffect, type RefObject } from 'react';

/** Pixels that a list takes where there is room; it scrolls inside. */
const TALLEST = 336;
/** Pixels under which a list shows too little to choose from. */
const SHORTEST = 144;
/** Pixels between the list and the edge of the screen. */
const AIR = 16;

/**
 * Puts a panel under its field, or over it where only there is room, as high as fits on the
 * visible part of the screen: a phone's keyboard covers half of it, and comes late.
 */
export function useRoom(panelRef: RefObject<HTMLElement | null>, isOpen: boolean) {
  useLayoutEffect(() => {
    const element = panelRef.current;
    const field = element?.parentElement;
    if (!isOpen || !element || !field) return;
    const place = () => {
      const { top, bottom } = field.getBoundingClientRect();
      const visible = window.visualViewport?.height ?? window.innerHeight;
      const below = visible - bottom - AIR;
      const above = top - AIR;
      const wanted = Math.min(element.scrollHeight, TALLEST);
      const isAbove = below < wanted && above > below;
      element.dataset['side'] = isAbove ? 'above' : 'below';
      const room = Math.max(isAbove ? above : below, SHORTEST);
      element.style.maxBlockSize = `${Math.min(room, TALLEST)}px`;
    };
    place();
    // What is chosen in the middle: its neighbours are what one compares it with.
    const active = element.querySelector<HTMLElement>('[data-active]');
    const list = active?.closest<HTMLElement>('[role=listbox]');
    if (active && list) {
      list.scrollTop = active.offsetTop - (list.clientHeight - active.offsetHeight) / 2;
    }
    const view = window.visualViewport ?? window;
    view.addEventListener('resize', place);
    return () => view.removeEventListener('resize', place);
  }, [panelRef, isOpen]);
}
