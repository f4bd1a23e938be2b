import { useLayoutEffect, useSyncExternalStore, type RefObject } from 'react';

import { openModals } from '../../internal/Modal/openModals';
import * as toastRoomStyles from '../../internal/Modal/toastRoom.css';
import { toPropertyName } from '../../internal/toPropertyName';
import * as styles from './Toaster.css';

/** The width that toasts need beside a modal, in pixels. */
const MIN_WIDTH = 320;

const roomProperty = toPropertyName(toastRoomStyles.toastRoom);
const widthProperty = toPropertyName(styles.width);

const getNoModals = () => 0;

/**
 * Moves the toasts where they cover no modal: beside it, at the end or at the start, or else below
 * it, where the modal makes room for them.
 */
export function useToastPlacement(
  list: RefObject<HTMLOListElement | null>,
  hasToasts: boolean,
): void {
  const modalCount = useSyncExternalStore(openModals.subscribe, openModals.get, getNoModals);
  useLayoutEffect(() => {
    const toasts = list.current;
    if (!toasts || !hasToasts || modalCount === 0) return;
    const modals = [...document.querySelectorAll<HTMLElement>('[aria-modal="true"]')];
    if (modals.length === 0) return;
    const update = () => place(toasts, modals);
    update();
    let frame = 0;
    // In the next frame, because it resizes what is observed.
    const schedule = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(update);
    };
    const observer = new ResizeObserver(schedule);
    for (const element of [toasts, ...modals]) observer.observe(element);
    window.addEventListener('resize', schedule);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
      window.removeEventListener('resize', schedule);
      reset(toasts, modals);
    };
  }, [list, hasToasts, modalCount]);
}

function reset(toasts: HTMLElement, modals: readonly HTMLElement[]): void {
  delete toasts.dataset['placement'];
  toasts.style.removeProperty(widthProperty);
  for (const modal of modals) modal.style.removeProperty(roomProperty);
}

function place(toasts: HTMLElement, modals: readonly HTMLElement[]): void {
  // Measured as they are without each other, so that the result does not depend on the last one.
  reset(toasts, modals);
  const { clientWidth, clientHeight } = document.documentElement;
  // Not `getBoundingClientRect`: a modal that slides in is not yet where it will be.
  const left = Math.min(...modals.map(({ offsetLeft }) => offsetLeft));
  const right = Math.max(...modals.map(({ offsetLeft, offsetWidth }) => offsetLeft + offsetWidth));
  const isRtl = getComputedStyle(toasts).direction === 'rtl';
  const [start, end] = isRtl ? [clientWidth - right, left] : [left, clientWidth - right];
  if (end >= MIN_WIDTH || start >= MIN_WIDTH) {
    const isAtEnd = end >= MIN_WIDTH;
    toasts.dataset['placement'] = isAtEnd ? 'end' : 'start';
    toasts.style.setProperty(widthProperty, `${isAtEnd ? end : start}px`);
    return;
  }
  toasts.dataset['placement'] = 'below';
  const room = toasts.offsetHeight;
  const bottom = Math.max(...modals.map(({ offsetTop, offsetHeight }) => offsetTop + offsetHeight));
  if (bottom <= clientHeight - room) return;
  for (const modal of modals) modal.style.setProperty(roomProperty, `${room}px`);
}
