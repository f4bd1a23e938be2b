import '../../../i18n/en/lists.messages.json';
import '../../../i18n/en/acts.messages.json';

import { getAllTexts, type Series } from '@gschool/domain';
import type { DataTableColumn } from '@gschool/ui/table';
import { useMemo } from 'react';

import { paths } from '../../../config/paths';
import { useT } from '../../../i18n/useT';
import type { RowFacet } from '../../../shared/list/rowIndex';
import { ContentList } from './ContentList';
import type { ContentRow } from './contentRow';
import { createPictureFacet, entryFacets } from './facets';
import { useSeriesRows } from './useContentRows';
import { useEntryColumns } from './useEntryColumns';
import { useListViews } from './useListViews';

type Row = ContentRow<Series>;

const getTexts = (item: Series) => getAllTexts(item, 'title');

const facets: readonly RowFacet<Row>[] = [
  ...entryFacets,
  createPictureFacet(({ poster }) => poster),
];

/** `/series`: every series, published, archived or a draft. */
export function SeriesPage() {
  const t = useT();
  const source = useSeriesRows();
  const [first, rest] = useEntryColumns(false);
  const views = useListViews(source.languages);
  const columns = useMemo(
    (): readonly DataTableColumn<Row>[] => [
      first,
      {
        id: 'classes',
        header: t('series.classes'),
        render: ({ item }) => item?.classIds.length ?? '–',
        getSortValue: ({ item }) => item?.classIds.length,
        align: 'end',
        width: 6,
      },
      ...rest,
    ],
    [t, first, rest],
  );
  return (
    <ContentList
      list="series"
      title={t('nav.series')}
      description={t('series.description')}
      searchLabel={t('list.search')}
      newLabel={t('series.new')}
      getHref={paths.oneSeries}
      countMessages={{ all: 'series.count', matches: 'series.matches' }}
      source={source}
      columns={columns}
      facets={facets}
      views={views}
      getTexts={getTexts}
    />
  );
}
