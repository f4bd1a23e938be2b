import type { FocusEvent, KeyboardEvent } from 'react';

/** Left and right go to the neighbor of the card that has the focus, as the line of text runs. */
export function moveCardFocus(event: KeyboardEvent<HTMLElement>): void {
  const { currentTarget: list, key, target } = event;
  const item = (target as Element).closest('li');
  // A menu that a card opened stands elsewhere on the page, and has arrows of its own.
  if (!list.contains(item) || !/^Arrow[LR]/.test(key)) return;
  const isForward = (key === 'ArrowRight') !== list.matches(':dir(rtl)');
  const next = item?.[isForward ? 'nextElementSibling' : 'previousElementSibling'];
  next?.querySelector<HTMLElement>('a, button')?.focus();
  event.preventDefault();
}

/** The whole card comes into view with the keyboard's focus, not its link alone. */
export function scrollToFocusedCard({ target }: FocusEvent): void {
  if (target.matches(':focus-visible'))
    target.closest('li')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
