import '../../i18n/en/listed.messages.json';

import type { RejectedChange } from '@gschool/data';
import type { Toasts } from '@gschool/ui';

import type { Translate } from '../../i18n/useT';
import { getRejectionText } from './announceChange';

/** Longer than the default, because the toast is unexpected and has two sentences. */
const TOAST_DURATION_MS = 8000;

/** Shows a toast that a pending change was rejected. Several changes at once share one toast. */
export function showRejectedChange(toasts: Toasts, t: Translate, { error }: RejectedChange): void {
  toasts.show({
    id: 'rejected-change',
    variant: 'warning',
    title: t('listed.offlineChangeRejected'),
    message: getRejectionText(error, t),
    duration: TOAST_DURATION_MS,
  });
}
