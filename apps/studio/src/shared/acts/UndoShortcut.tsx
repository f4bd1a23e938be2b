import { useUndoableActs } from '@gschool/data/admin';
import { getShortcutKey, icons, useToasts } from '@gschool/ui';
import { useEffect, useInsertionEffect, useMemo, useRef } from 'react';

import { useT } from '../../i18n/useT';
import { useCommands } from '../commands/commands';
import { useAct } from './useAct';

/** Text fields have their own Undo, and a dialog is about something else. */
const isElsewhere = (target: EventTarget | null): boolean =>
  (target instanceof HTMLElement &&
    (target.isContentEditable || target.closest('input, textarea, select') !== null)) ||
  document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;

/**
 * Ctrl+Z or ⌘Z undoes the last act of this page that can be undone, and so does a command of the
 * palette. Renders nothing.
 */
export function UndoShortcut() {
  const t = useT();
  const toasts = useToasts();
  const acts = useUndoableActs();
  const { undo, isPending } = useAct();
  const undoLast = () => {
    const last = acts.at(-1);
    // A key that repeats must not undo more than one act.
    if (isPending) return;
    if (last) void undo(last);
    else
      toasts.show({
        id: 'act',
        title: t('act.nothingToUndo'),
        message: t('act.nothingToUndoText'),
      });
  };
  const latest = useRef(undoLast);
  useInsertionEffect(() => {
    latest.current = undoLast;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.repeat)
        return;
      if (getShortcutKey(event) !== 'z' || isElsewhere(event.target)) return;
      event.preventDefault();
      latest.current();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  const hasActs = acts.length > 0;
  useCommands(
    useMemo(
      () =>
        hasActs
          ? [
              {
                id: 'acts.undo',
                label: t('act.undoLast'),
                kind: 'act' as const,
                icon: icons.history,
                run: () => latest.current(),
              },
            ]
          : [],
      [hasActs, t],
    ),
  );
  return null;
}
