import type { RejectedChange } from '@gschool/data';
import type { Toasts } from '@gschool/ui';

import '../../i18n/en/listed.messages.json';
import type { Translate } from '../../i18n/useT';
import { refusalText } from './announceChange';

/** Milliseconds in sight: it comes out of the blue, and has two sentences. */
const SHOWN_FOR = 8000;

/** Says that a change which waited on this device was taken back. Several at once are told once. */
export function tellLateRefusal(toasts: Toasts, t: Translate, { error }: RejectedChange): void {
  toasts.show({
    id: 'late-refusal',
    variant: 'warning',
    title: t('listed.lateOne'),
    message: refusalText(error, t),
    duration: SHOWN_FOR,
  });
}
