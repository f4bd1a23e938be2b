import '../../i18n/en/acts.messages.json';

import { useUndoableActs } from '@gschool/data/admin';
import { icons, useToasts } from '@gschool/ui';
import { useEffect, useInsertionEffect, useMemo, useRef } from 'react';

import { useT } from '../../i18n/useT';
import { useCommands } from '../commands/commands';
import { useAct } from './useAct';

/**
 * Undoes the last act of this page that can be undone: once for each press of the key, also those
 * before it was loaded, and by a command of the palette. Renders nothing.
 */
export function UndoRunner({ presses }: { presses: number }) {
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
  const handled = useRef(0);
  useEffect(() => {
    if (presses === handled.current) return;
    handled.current = presses;
    latest.current();
  }, [presses]);
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
