import '../../../i18n/en/bulkEdit.messages.json';

import type { MessageId, Translate } from '../../../i18n/useT';
import type { TableProblem } from './translationTable';

const texts: Readonly<Record<TableProblem['reason'], MessageId>> = {
  notReadable: 'translate.notReadable',
  notUtf8: 'translate.notUtf8',
  missingColumns: 'translate.missingColumns',
  unknownId: 'translate.unknownId',
  unknownField: 'translate.unknownField',
  unknownLanguage: 'translate.unknownLanguage',
  wrong: 'translate.wrong',
};

/** What is wrong with a row of a file with translations. */
export const problemText = ({ row, reason, detail }: TableProblem, t: Translate): string => {
  const text = t(texts[reason], { detail });
  return row === 0 ? text : t('translate.inRow', { row, text });
};
