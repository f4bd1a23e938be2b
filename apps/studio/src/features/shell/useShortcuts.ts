import { getPressedKey, getShortcutKey } from '@gschool/ui';
import { useEffect } from 'react';

import { openPanel } from '../../shared/panels';

/** Whether keys without a modifier write text in this element. */
const isTextField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select, [role="textbox"]'));

/** Binds Ctrl/⌘ K to the command palette, and `?` to the list of shortcuts. */
export function useShortcuts(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || getPressedKey(event) === '') return;
      const key = getShortcutKey(event);
      const hasModifier = event.ctrlKey || event.metaKey;
      if (key === 'k' && hasModifier && !event.altKey && !event.shiftKey) {
        event.preventDefault();
        openPanel('commands');
      } else if (key === '?' && !hasModifier && !event.altKey && !isTextField(event.target)) {
        event.preventDefault();
        openPanel('shortcuts');
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
