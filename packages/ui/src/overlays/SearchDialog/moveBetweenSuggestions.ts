import type { KeyboardEvent } from 'react';

/** A recent search or a suggestion: a word that the arrows reach. */
export const suggestionSelector = '[data-search-word]';

/** The arrows go from one recent search or suggestion to the next, and past the first back to the field. */
export function moveBetweenSuggestions(event: KeyboardEvent, field: HTMLElement | null): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const suggestions = [...event.currentTarget.querySelectorAll<HTMLElement>(suggestionSelector)];
  const at = suggestions.findIndex((suggestion) => suggestion === event.target);
  if (step === undefined || at < 0) return;
  event.preventDefault();
  const next = at + step < 0 ? field : suggestions[at + step];
  next?.focus();
}
