import type { SearchKind } from '@gschool/domain/search';

import type { MessageId } from '../../i18n/useT';

/** The plural label of each kind. */
export const kindLabels: Readonly<Record<SearchKind, MessageId>> = {
  class: 'search.kindClass',
  series: 'search.kindSeries',
  instructor: 'search.kindInstructor',
  event: 'search.kindEvent',
  question: 'search.kindQuestion',
  page: 'search.kindPage',
};
