import type { MessageGroups } from '../groups';

/** The messages of tables, filters and acts on many rows, in Arabic. */
export const table: Pick<MessageGroups, 'table'> = {
  table: {
    selectRow: 'تحديد',
    selectAll: 'تحديد الكل',
    columns: 'الأعمدة',
    sortBy: 'الترتيب حسب',
    unsorted: 'بلا ترتيب',
    sortOption: (column, isAscending) => `${column}، ${isAscending ? 'تصاعديًا' : 'تنازليًا'}`,
    sorted: (column, isAscending) => `رُتّبت حسب ${column}، ${isAscending ? 'تصاعديًا' : 'تنازليًا'}`,
    noRoom: (column) => `${column} (لا متسع له)`,
  },
};
