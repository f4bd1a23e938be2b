import { getShortcutKey } from '@gschool/ui';
import { useEffect, useEffectEvent } from 'react';

/** Elements in which keys type text. */
const EDITABLE = 'input, textarea, select, [contenteditable=""], [contenteditable="true"]';

/**
 * Never a single character (WCAG 2.1.4), because people can type one by mistake, for example with
 * dictation.
 */
const isSearchShortcut = (event: KeyboardEvent): boolean =>
  (event.ctrlKey || event.metaKey) &&
  !event.altKey &&
  !event.shiftKey &&
  getShortcutKey(event) === 'k';

/**
 * Calls `onSearch` for Ctrl or Cmd with K, unless the member is typing, or a dialog or a full-screen
 * video is open.
 */
export function useSearchShortcut(onSearch: () => void): void {
  const search = useEffectEvent(onSearch);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !isSearchShortcut(event)) return;
      // While the key is held, focus is already in the search, and Ctrl+K would trigger the
      // browser's own shortcut.
      if (event.repeat) return event.preventDefault();
      const { target } = event;
      if (target instanceof Element && target.closest(EDITABLE)) return;
      if (document.fullscreenElement || document.querySelector('[aria-modal="true"]')) return;
      event.preventDefault();
      search();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
