import type { KeyboardEvent } from 'react';

import { getPressedKey } from '../../internal/getPressedKey';

/** Selector of recent searches and suggestions. */
export const suggestionSelector = '[data-search-word]';

/**
 * Moves focus with the arrow keys between recent searches and suggestions, and from the first one
 * back to the field.
 */
export function moveBetweenSuggestions(event: KeyboardEvent, field: HTMLElement | null): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[getPressedKey(event)];
  const suggestions = [...event.currentTarget.querySelectorAll<HTMLElement>(suggestionSelector)];
  const at = suggestions.findIndex((suggestion) => suggestion === event.target);
  if (step === undefined || at < 0) return;
  event.preventDefault();
  const next = at + step < 0 ? field : suggestions[at + step];
  next?.focus();
}
