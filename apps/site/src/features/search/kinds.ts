import type { SearchKind } from '@gschool/domain/search';

import type { MessageId } from '../../i18n/useT';

/** What a kind is called where several of it are listed. */
export const kindNames: Readonly<Record<SearchKind, MessageId>> = {
  class: 'search.kindClass',
  series: 'search.kindSeries',
  instructor: 'search.kindInstructor',
  event: 'search.kindEvent',
  question: 'search.kindQuestion',
  page: 'search.kindPage',
};
