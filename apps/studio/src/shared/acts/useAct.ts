import '../../i18n/en/acts.messages.json';

import type { Act, ActResult } from '@gschool/admin/contract';
import { useServices } from '@gschool/data';
import { dropUndoable, useSendActs, type ActDraft } from '@gschool/data/admin';
import { useToasts, useUi } from '@gschool/ui';
import { useEffect, useRef } from 'react';

import { useT } from '../../i18n/useT';
import { askForRecentSignIn } from '../recent-sign-in/recentSignIn';
import { ActError } from './actError';
import { describeAct, hasPublishedDrafts } from './describeAct';
import { ACT_TOAST, canRepeat, createFailureToast } from './errorMessages';
import { findOpenDialog, isDialogOpen } from './openDialog';

/** Runs acts, and tells the administrator what happened. */
export interface ActRunner {
  /**
   * Runs one act, shows a toast with Undo, and resolves to the act; to null if nothing changed.
   * Throws `ActError` if it was refused, or `AppError` without an answer: `describeThrown` words both.
   * The caller shows the error and keeps what was entered; a toast shows it if the caller was left.
   */
  run: (draft: ActDraft) => Promise<Act | null>;
  /** Runs an act without a toast. Throws like `run`. */
  log: (draft: ActDraft) => Promise<Act | null>;
  /**
   * Undoes an act. Shows a toast in any case, with a button to try again if that may help: offline, or
   * without an answer. Never rejects.
   */
  undo: (act: Act) => Promise<void>;
  isPending: boolean;
}

const needsSignIn = (result: ActResult): boolean =>
  result.outcome === 'refused' && result.error.code === 'recent-sign-in-required';

/** The acts of the signed-in administrator. */
export function useAct(): ActRunner {
  const t = useT();
  const { locale } = useUi();
  const services = useServices();
  const toasts = useToasts();
  const { send, isPending } = useSendActs();
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);

  const runOne = async (draft: ActDraft): Promise<Act | null> => {
    let [result] = await send([draft]);
    if (result && needsSignIn(result) && (await askForRecentSignIn()))
      [result] = await send([draft]);
    if (result?.outcome === 'refused') throw new ActError(result.error);
    return result?.outcome === 'done' ? result.act : null;
  };

  const undo: ActRunner['undo'] = async (act) => {
    const what = describeAct(act, t, locale);
    try {
      await runOne({ kind: 'act.undo', args: { act: act.id } });
      toasts.show({
        id: ACT_TOAST,
        variant: 'success',
        title: t('act.undoOf', { what }),
        ...(hasPublishedDrafts(act) && { message: t('act.undoneDrafts') }),
      });
    } catch (error) {
      const failure = createFailureToast(error, t);
      if (canRepeat(error)) {
        toasts.show({
          ...failure,
          action: {
            label: t('act.retry'),
            altText: t('act.undoAlt'),
            onPress: () => void undo(act),
          },
        });
        return;
      }
      // The act can never be undone, so the next Undo is about the act before.
      dropUndoable(services, act.id);
      toasts.show(failure);
    }
  };

  /** Throws like `runOne`. If no one sees the error, because the page or the dialog was left, a toast says it. */
  const runShown = async (draft: ActDraft): Promise<Act | null> => {
    const dialog = findOpenDialog();
    try {
      return await runOne(draft);
    } catch (error) {
      const isSeen = isMounted.current && (dialog === null || isDialogOpen(dialog));
      if (!isSeen) toasts.show(createFailureToast(error, t));
      throw error;
    }
  };

  const run: ActRunner['run'] = async (draft) => {
    const act = await runShown(draft);
    if (act === null) {
      toasts.show({ id: ACT_TOAST, title: t('act.unchanged'), message: t('act.unchangedText') });
      return null;
    }
    toasts.show({
      id: ACT_TOAST,
      variant: 'success',
      title: describeAct(act, t, locale),
      ...(act.isUndoable && {
        action: {
          label: t('act.undoButton'),
          altText: t('act.undoAlt'),
          onPress: () => void undo(act),
        },
      }),
    });
    return act;
  };

  return { run, log: runOne, undo, isPending };
}
