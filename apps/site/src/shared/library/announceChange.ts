import '../../i18n/en/listed.messages.json';

import { isAppError, type AppError } from '@gschool/data';
import type { ChangeOutcome } from '@gschool/data/queries';
import type { Toasts } from '@gschool/ui';

import type { Translate } from '../../i18n/useT';

/** A change of the library, as its toast describes it. */
export interface AnnouncedChange {
  /** Identifies what was changed. A later change of the same thing replaces the toast. */
  id: string;
  /** What was done. */
  title: string;
  /** What was changed, such as the title of a class. */
  message?: string | undefined;
  /** Undoes the change. */
  undo?: (() => Promise<ChangeOutcome>) | undefined;
  /** How to undo the change without the toast. Screen readers read it. */
  undoElsewhere?: string | undefined;
  /**
   * Whether the page already shows the success. Then a toast appears only for other outcomes.
   * @default false
   */
  isQuiet?: boolean | undefined;
}

/** The latest change of each id. The outcome of an earlier one is ignored. */
const latest = new Map<string, object>();

/** Why a change was rejected and undone. */
export function getRejectionText(error: AppError, t: Translate): string {
  if (isAppError(error, 'forbidden')) return t('listed.refusedForbidden');
  if (isAppError(error, 'offline')) return t('listed.refusedOffline');
  if (isAppError(error, 'invalid')) return t('listed.refusedInvalid');
  return t('listed.refusedUnavailable');
}

/**
 * Shows a toast with Undo right away. A second toast follows if the change is pending on this
 * device, or if the server rejected it.
 */
export async function announceChange(
  toasts: Toasts,
  t: Translate,
  change: AnnouncedChange,
  outcome: Promise<ChangeOutcome>,
): Promise<void> {
  const { id, title, message, undo, undoElsewhere, isQuiet } = change;
  const token = {};
  latest.set(id, token);
  const action = undo && {
    label: t('listed.undo'),
    altText: undoElsewhere,
    onPress: () =>
      void announceChange(toasts, t, { id, title: t('listed.undone'), message }, undo()),
  };
  if (!isQuiet) toasts.show({ id, variant: 'success', title, message, action });
  const result = await outcome;
  if (latest.get(id) !== token) return;
  latest.delete(id);
  if (result.kind === 'waiting' && !isQuiet) {
    const text = [message, t('listed.waiting')].filter(Boolean).join(' – ');
    toasts.show({ id, variant: 'info', title, message: text, action });
  } else if (result.kind === 'rejected') {
    const text = [message, getRejectionText(result.error, t)].filter(Boolean).join(' – ');
    toasts.show({ id, variant: 'danger', title: t('listed.refused'), message: text });
  }
}
