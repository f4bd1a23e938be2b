import '../../i18n/en/acts.messages.json';

import type { Act, ActResult } from '@gschool/admin/contract';
import { useServices } from '@gschool/data';
import { dropUndoable, useSendActs, type ActDraft } from '@gschool/data/admin';
import { useToasts, useUi } from '@gschool/ui';

import { useT } from '../../i18n/useT';
import { askForRecentSignIn } from '../recent-sign-in/recentSignIn';
import { ActError } from './actError';
import { describeAct, hasPublishedDrafts } from './describeAct';
import { describeThrown } from './errorMessages';

/** Runs acts, and tells the administrator what happened. */
export interface ActRunner {
  /**
   * Runs one act, shows a toast with Undo, and resolves to the act; to null if nothing changed.
   * Throws `ActError` if it was refused, or `AppError` without an answer: `describeThrown` words both.
   * The caller keeps what was entered.
   */
  run: (draft: ActDraft) => Promise<Act | null>;
  /** Runs an act without a toast. Throws like `run`. */
  log: (draft: ActDraft) => Promise<Act | null>;
  /** Undoes an act. Shows a toast in any case. Never rejects. */
  undo: (act: Act) => Promise<void>;
  isPending: boolean;
}

/** The id of the toast of acts: the newest act replaces the toast of the one before. */
const TOAST = 'act';

const needsSignIn = (result: ActResult): boolean =>
  result.outcome === 'refused' && result.error.code === 'recent-sign-in-required';

/** The acts of the signed-in administrator. */
export function useAct(): ActRunner {
  const t = useT();
  const { locale } = useUi();
  const services = useServices();
  const toasts = useToasts();
  const { send, isPending } = useSendActs();

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
        id: TOAST,
        variant: 'success',
        title: t('act.undoOf', { what }),
        ...(hasPublishedDrafts(act) && { message: t('act.undoneDrafts') }),
      });
    } catch (error) {
      // After a refusal, the next Undo is about the act before.
      if (error instanceof ActError) dropUndoable(services, act.id);
      toasts.show({
        id: TOAST,
        variant: 'danger',
        title: t('act.failed'),
        message: describeThrown(error, t),
      });
    }
  };

  const run: ActRunner['run'] = async (draft) => {
    const act = await runOne(draft);
    if (act === null) {
      toasts.show({ id: TOAST, title: t('act.unchanged'), message: t('act.unchangedText') });
      return null;
    }
    toasts.show({
      id: TOAST,
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
