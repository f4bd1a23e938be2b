import type { FocusEvent, KeyboardEvent } from 'react';

import { getPressedKey } from '../../internal/getPressedKey';

/**
 * Moves focus to the previous or next card when the left or right arrow key is pressed, in the text
 * direction.
 */
export function moveCardFocus(event: KeyboardEvent<HTMLElement>): void {
  const { currentTarget: list, target } = event;
  const key = getPressedKey(event);
  const item = (target as Element).closest('li');
  // A menu opened from a card is rendered in a portal and handles its own arrow keys.
  if (!list.contains(item) || !/^Arrow[LR]/.test(key)) return;
  const isForward = (key === 'ArrowRight') !== list.matches(':dir(rtl)');
  const next = item?.[isForward ? 'nextElementSibling' : 'previousElementSibling'];
  next?.querySelector<HTMLElement>('a, button')?.focus();
  event.preventDefault();
}

/** When a card gets keyboard focus, scrolls the whole card into view and not only its link. */
export function scrollToFocusedCard({ target }: FocusEvent): void {
  if (target.matches(':focus-visible'))
    target.closest('li')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
