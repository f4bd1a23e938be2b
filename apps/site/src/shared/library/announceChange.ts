import { isAppError, type AppError } from '@gschool/data';
import type { ChangeOutcome } from '@gschool/data/queries';
import type { Toasts } from '@gschool/ui';

import '../../i18n/en/listed.messages.json';
import type { Translate } from '../../i18n/useT';

/** A change of the library as it is told to whoever made it. */
export interface Change {
  /** Names what was changed: a later change of the same thing takes the place of its toast. */
  id: string;
  /** What was done, in a few words. */
  title: string;
  /** To what: the title of a class. */
  message?: string | undefined;
  /** Takes it back. */
  undo?: (() => Promise<ChangeOutcome>) | undefined;
  /** How to take it back without the toast, for screen readers. */
  undoElsewhere?: string | undefined;
  /**
   * Said in another way already: only what went otherwise is told.
   * @default false
   */
  isQuiet?: boolean | undefined;
}

/** The last change of each thing: what became of an earlier one is no news any more. */
const latest = new Map<string, object>();

/** Why a change was taken back, and that it was. */
export function refusalText(error: AppError, t: Translate): string {
  if (isAppError(error, 'forbidden')) return t('listed.refusedForbidden');
  if (isAppError(error, 'offline')) return t('listed.refusedOffline');
  if (isAppError(error, 'invalid')) return t('listed.refusedInvalid');
  return t('listed.refusedUnavailable');
}

/**
 * Tells of a change that is shown already: at once with a way back, then, where it was not
 * simply saved, that it waits on this device or that it was refused and has been taken back.
 */
export async function announceChange(
  toasts: Toasts,
  t: Translate,
  change: Change,
  outcome: Promise<ChangeOutcome>,
): Promise<void> {
  const { id, title, message, undo, undoElsewhere, isQuiet } = change;
  const turn = {};
  latest.set(id, turn);
  const action = undo && {
    label: t('listed.undo'),
    altText: undoElsewhere,
    onPress: () =>
      void announceChange(toasts, t, { id, title: t('listed.undone'), message }, undo()),
  };
  if (!isQuiet) toasts.show({ id, variant: 'success', title, message, action });
  const result = await outcome;
  if (latest.get(id) !== turn) return;
  latest.delete(id);
  if (result.kind === 'waiting' && !isQuiet) {
    const text = [message, t('listed.waiting')].filter(Boolean).join(' – ');
    toasts.show({ id, variant: 'info', title, message: text, action });
  } else if (result.kind === 'rejected') {
    const text = [message, refusalText(result.error, t)].filter(Boolean).join(' – ');
    toasts.show({ id, variant: 'danger', title: t('listed.refused'), message: text });
  }
}
