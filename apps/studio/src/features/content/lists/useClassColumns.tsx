import { getDurationMinutes, levels, type ClassCard } from '@gschool/domain';
import { useUi } from '@gschool/ui';
import type { DataTableColumn } from '@gschool/ui/table';
import { useMemo } from 'react';

import { useT } from '../../../i18n/useT';
import { formatMachineDate } from '../../../shared/dates';
import type { ContentRow } from './contentRow';
import { valueLabel } from './labels';
import { createInstructorColumn } from './instructorColumn';
import { useEntryColumns } from './useEntryColumns';

type Column = DataTableColumn<ContentRow<ClassCard>>;

/** The columns of the table of classes. Rows draw no posters, so that 10,000 of them scroll well. */
export function useClassColumns(seriesNames: ReadonlyMap<string, string>): readonly Column[] {
  const t = useT();
  const { locale } = useUi();
  const [first, rest] = useEntryColumns(false);
  return useMemo(() => {
    const label = (facet: string, value: string) => valueLabel(facet, value, t, locale);
    const own: readonly Column[] = [
      {
        id: 'style',
        header: t('list.style'),
        render: ({ item }) => (item ? <bdi>{item.styleName}</bdi> : '–'),
        getSortValue: ({ item }) => item?.styleName,
        getFullText: ({ item }) => item?.styleName ?? '',
        width: 7,
        priority: 1,
      },
      {
        id: 'level',
        header: t('list.level'),
        render: ({ item }) => (item ? label('level', item.level) : '–'),
        getSortValue: ({ item }) => item && levels.indexOf(item.level),
        isHiddenOnCards: true,
        width: 7,
        priority: 5,
      },
      {
        id: 'length',
        header: t('list.length'),
        render: ({ item }) =>
          item ? t('list.minutes', { count: getDurationMinutes(item.durationSeconds) }) : '–',
        getSortValue: ({ item }) => item?.durationSeconds,
        align: 'end',
        width: 5.5,
        priority: 5,
      },
      createInstructorColumn(t, 6),
      {
        id: 'released',
        header: t('list.released'),
        render: ({ item }) => (item ? formatMachineDate(item.releasedAt, locale) : '–'),
        getSortValue: ({ item }) => item && Date.parse(item.releasedAt),
        firstDirection: 'descending',
        width: 8.25,
        priority: 2,
      },
      {
        id: 'video',
        header: t('list.video'),
        render: ({ item }) => (item ? t(item.hasVideo ? 'list.yes' : 'list.no') : '–'),
        getSortValue: ({ item }) => item && Number(item.hasVideo),
        isHiddenOnCards: true,
        width: 5,
        priority: 7,
      },
      {
        id: 'captions',
        header: t('list.captions'),
        render: ({ captions }) =>
          captions.length > 0 ? <bdi translate="no">{captions.join(', ')}</bdi> : '–',
        getSortValue: ({ captions }) => captions.length,
        isHiddenOnCards: true,
        width: 6.5,
        priority: 7,
      },
      {
        id: 'series',
        header: t('list.series'),
        render: ({ item }) =>
          item?.seriesId ? <bdi>{seriesNames.get(item.seriesId) ?? item.seriesId}</bdi> : '–',
        getSortValue: ({ item }) => item?.seriesId && seriesNames.get(item.seriesId),
        isHiddenOnCards: true,
        isHiddenByDefault: true,
        priority: 8,
      },
      {
        id: 'equipment',
        header: t('list.equipment'),
        render: ({ item }) => <bdi>{item?.equipment.join(', ') || '–'}</bdi>,
        getFullText: ({ item }) => item?.equipment.join(', ') ?? '',
        isHiddenOnCards: true,
        isHiddenByDefault: true,
        priority: 8,
      },
      {
        id: 'focus',
        header: t('list.focus'),
        render: ({ item }) => <bdi>{item?.focus.join(', ') || '–'}</bdi>,
        getFullText: ({ item }) => item?.focus.join(', ') ?? '',
        isHiddenOnCards: true,
        isHiddenByDefault: true,
        priority: 8,
      },
      {
        id: 'public',
        header: t('list.public'),
        render: ({ isPublic }) => t(isPublic ? 'list.yes' : 'list.no'),
        getSortValue: ({ isPublic }) => Number(isPublic),
        firstDirection: 'descending',
        isHiddenOnCards: true,
        isHiddenByDefault: true,
        width: 5.5,
        priority: 8,
      },
    ];
    return [first, ...own, ...rest];
  }, [t, locale, first, rest, seriesNames]);
}
