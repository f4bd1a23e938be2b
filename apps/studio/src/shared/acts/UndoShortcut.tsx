import { usePreload } from '@gschool/app';
import { lazyComponent } from '@gschool/app/routes';
import { useUndoableActs } from '@gschool/data/admin';
import { getShortcutKey } from '@gschool/ui';
import { useEffect, useState } from 'react';

import { withMessages } from '../../i18n/i18n';
import { findOpenDialog } from './openDialog';

const UndoRunner = lazyComponent(() =>
  import('./UndoRunner').then(withMessages).then((module) => module.UndoRunner),
);
const preload = () => UndoRunner.preload();

/** Text fields have their own Undo, and a dialog is about something else. */
const isElsewhere = (target: EventTarget | null): boolean =>
  (target instanceof HTMLElement &&
    (target.isContentEditable || target.closest('input, textarea, select') !== null)) ||
  findOpenDialog() !== null;

/**
 * Ctrl+Z or ⌘Z undoes the last act of this page that can be undone. The code that does it loads after
 * the page, or with the first press or the first act. A press before that is handled as soon as the
 * code is there.
 */
export function UndoShortcut() {
  const [presses, setPresses] = useState(0);
  const hasActs = useUndoableActs().length > 0;
  usePreload(preload);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.repeat)
        return;
      if (getShortcutKey(event) !== 'z' || isElsewhere(event.target)) return;
      event.preventDefault();
      setPresses((count) => count + 1);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  return (presses > 0 || hasActs) && <UndoRunner presses={presses} />;
}
