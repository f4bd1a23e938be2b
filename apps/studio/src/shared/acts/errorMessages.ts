import '../../i18n/en/acts.messages.json';

import type { AdminErrorBody, AdminErrorCode } from '@gschool/admin/contract';
import { isAppError } from '@gschool/data';
import { isNotSent } from '@gschool/data/admin';
import type { ToastOptions } from '@gschool/ui';

import type { MessageId, Translate } from '../../i18n/useT';
import { ActError } from './actError';
import { orderStateLabel } from './labels';

const messages: Readonly<Record<AdminErrorCode, MessageId>> = {
  unauthenticated: 'actError.unauthenticated',
  forbidden: 'actError.forbidden',
  'recent-sign-in-required': 'actError.recentSignIn',
  'invalid-argument': 'actError.invalid',
  'account-not-found': 'actError.accountMissing',
  'email-not-verified': 'actError.emailUnverified',
  'email-missing': 'actError.emailMissing',
  'claims-too-long': 'actError.claimsTooLong',
  'own-account': 'actError.ownAccount',
  'past-date': 'actError.pastDate',
  'wrong-confirmation': 'actError.wrongConfirmation',
  'subscription-running': 'actError.subscriptionRunning',
  'order-not-found': 'actError.orderMissing',
  'order-state-changed': 'actError.orderStateUnknown',
  'order-state-not-allowed': 'actError.orderStateNotAllowed',
  'payment-mismatch': 'actError.paymentMismatch',
  'refund-required': 'actError.refundRequired',
  'payment-not-found': 'actError.paymentMissing',
  'act-not-found': 'actError.actMissing',
  'release-changed': 'actError.releaseChanged',
  'release-not-found': 'actError.releaseMissing',
  'drafts-changed': 'actError.draftsChanged',
  'content-invalid': 'actError.contentInvalid',
  'drafts-in-conflict': 'actError.draftsInConflict',
  'nothing-to-publish': 'actError.nothingToPublish',
  'mass-deletion': 'actError.massDeletion',
  'too-large': 'actError.tooLarge',
  'publication-running': 'actError.publicationRunning',
  'planned-release-ended': 'actError.plannedReleaseEnded',
  'not-undoable': 'actError.notUndoable',
  'already-undone': 'actError.alreadyUndone',
  'changed-since': 'actError.changedSince',
  'id-reused': 'actError.idReused',
  'rate-limited': 'actError.rateLimited',
  'not-found': 'actError.unexpected',
  unavailable: 'actError.unavailable',
};

/** The id of the toast of acts: the newest act replaces the toast of the one before. */
export const ACT_TOAST = 'act';

/** Words for a refused act. A code that this version does not know has a general message. */
export const describeActError = (
  { code, state, payments, retryAfter }: AdminErrorBody,
  t: Translate,
): string => {
  if (code === 'order-state-changed' && state !== undefined)
    return t('actError.orderStateChanged', { state: orderStateLabel(state, t) });
  return t(Object.hasOwn(messages, code) ? messages[code] : 'actError.unexpected', {
    count: payments?.length ?? 1,
    seconds: Math.ceil(retryAfter ?? 0),
  });
};

/** Words for anything that running an act throws. */
export const describeThrown = (error: unknown, t: Translate): string => {
  if (error instanceof ActError) return describeActError(error.body, t);
  if (isNotSent(error)) return t('actError.notSent');
  if (isAppError(error, 'offline') || isAppError(error, 'unavailable'))
    return t('actError.noAnswer');
  if (isAppError(error, 'signedOut')) return t('actError.unauthenticated');
  return t('actError.unexpected');
};

/** Whether an act may have been run, although running it threw. */
const isUnknown = (error: unknown): boolean =>
  error instanceof ActError
    ? error.body.code === 'unavailable'
    : !isNotSent(error) && !isAppError(error, 'signedOut');

/** The refusals that end without a change of what the act is about. */
const temporary: ReadonlySet<AdminErrorCode> = new Set<AdminErrorCode>([
  'publication-running',
  'rate-limited',
  'recent-sign-in-required',
  'unauthenticated',
  'unavailable',
]);

/** Whether the same act may succeed later: it was not sent, has no answer, or was refused for now. */
export const canRepeat = (error: unknown): boolean =>
  !(error instanceof ActError) || temporary.has(error.body.code);

/** The toast for anything that running an act throws. A later toast of an act replaces it. */
export const createFailureToast = (error: unknown, t: Translate): ToastOptions => ({
  id: ACT_TOAST,
  variant: 'danger',
  title: t(isUnknown(error) ? 'act.noAnswer' : 'act.failed'),
  // Nothing is entered in a toast.
  message: isNotSent(error) ? t('act.notSentText') : describeThrown(error, t),
});
