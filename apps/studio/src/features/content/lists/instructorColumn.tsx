import type { DataTableColumn } from '@gschool/ui/table';

import type { Translate } from '../../../i18n/useT';
import type { ContentRow } from './contentRow';

/** The column with the name of the instructor. */
export const createInstructorColumn = <Item extends { instructorName?: string | null | undefined }>(
  t: Translate,
  priority: number,
): DataTableColumn<ContentRow<Item>> => ({
  id: 'instructor',
  header: t('list.instructor'),
  render: ({ item }) => (item?.instructorName ? <bdi>{item.instructorName}</bdi> : '–'),
  getSortValue: ({ item }) => item?.instructorName,
  getFullText: ({ item }) => item?.instructorName ?? '',
  isHiddenOnCards: true,
  width: 8,
  priority,
});
