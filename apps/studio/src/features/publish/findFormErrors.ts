import '../../i18n/en/publish.messages.json';

import type { FormErrors } from '@gschool/ui';

import type { Translate } from '../../i18n/useT';
import { MAX_NOTE } from './publishLimits';

interface FormValues {
  note: string;
  /** `''` if the box is not checked. */
  isMassDeletion: string;
}

/** What is wrong with the note, and with the confirmation if one is needed. */
export const findFormErrors = (
  { note, isMassDeletion }: FormValues,
  needsConfirmation: boolean,
  t: Translate,
): FormErrors => ({
  ...([...note.trim()].length > MAX_NOTE && {
    note: t('publish.noteTooLong', { max: MAX_NOTE }),
  }),
  ...(needsConfirmation && isMassDeletion === '' && { isMassDeletion: t('publish.confirmMass') }),
});
