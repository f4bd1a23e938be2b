import { useEffect, useEffectEvent } from 'react';

/** A field, or what behaves like one: keys that are typed there mean letters. */
const field = 'input, textarea, select, [contenteditable=""], [contenteditable="true"]';

const isSearchKey = (event: KeyboardEvent): boolean => {
  const isCommand = event.ctrlKey || event.metaKey;
  if (event.altKey || event.isComposing) return false;
  // By its place too: under an Arabic keyboard K is another letter.
  if (isCommand) return !event.shiftKey && (event.code === 'KeyK' || event.key === 'k');
  return event.key === '/';
};

/** Calls back for "/" and Ctrl or Cmd with K; not while somebody types, nor over another dialog or a film. */
export function useSearchKeys(onSearch: () => void): void {
  const search = useEffectEvent(onSearch);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !isSearchKey(event)) return;
      const { target } = event;
      if (target instanceof Element && target.closest(field)) return;
      if (document.fullscreenElement || document.querySelector('[aria-modal="true"]')) return;
      event.preventDefault();
      search();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
