import { useCatalogue } from '@gschool/data/queries';
import type { ClassCard } from '@gschool/domain';
import type { DataTableColumn } from '@gschool/ui/table';
import { useMemo } from 'react';

import { useT, type MessageId } from '../../../i18n/useT';
import type { ContentRow } from './contentRow';
import { useEntryColumns } from './useEntryColumns';

/** How many published classes refer to each entry, by its id. */
const countClasses = (
  classes: readonly ClassCard[] | undefined,
  getId: (card: ClassCard) => string | null,
): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const card of classes ?? []) {
    const id = getId(card);
    if (id !== null) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
};

/**
 * The columns of a table of entries that classes refer to, with the number of these classes.
 *
 * @param getId the entry of a class; a function that stays the same in every render
 */
export function useCountedColumns(
  header: MessageId,
  getId: (card: ClassCard) => string | null,
): readonly DataTableColumn<ContentRow>[] {
  const t = useT();
  const classes = useCatalogue().data?.classes;
  const [first, rest] = useEntryColumns(true);
  return useMemo(() => {
    const counts = countClasses(classes, getId);
    return [
      first,
      {
        id: 'classes',
        header: t(header),
        render: ({ id }) => counts.get(id) ?? 0,
        getSortValue: ({ id }) => counts.get(id) ?? 0,
        firstDirection: 'descending',
        align: 'end',
        width: 6,
      },
      ...rest,
    ];
  }, [t, first, rest, classes, header, getId]);
}
