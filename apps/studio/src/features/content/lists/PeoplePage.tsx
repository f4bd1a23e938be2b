import '../../../i18n/en/lists.messages.json';
import '../../../i18n/en/acts.messages.json';

import { useCatalogue } from '@gschool/data/queries';
import { getAllTexts, type Instructor } from '@gschool/domain';
import type { DataTableColumn } from '@gschool/ui/table';
import { useMemo } from 'react';

import { paths } from '../../../config/paths';
import { useT } from '../../../i18n/useT';
import type { RowFacet } from '../../../shared/list/rowIndex';
import { ContentList } from './ContentList';
import type { ContentRow } from './contentRow';
import { countClasses } from './countClasses';
import { entryFacets, hasPicture } from './facets';
import { usePeopleRows } from './useContentRows';
import { useEntryColumns } from './useEntryColumns';
import { useListViews } from './useListViews';

type Row = ContentRow<Instructor>;

const getTexts = ({ id, title, item }: Row) => [
  id,
  title,
  ...(item ? getAllTexts(item, 'name') : []),
];

const facets: readonly RowFacet<Row>[] = [
  ...entryFacets,
  {
    id: 'missing',
    getValues: ({ item }) => (item && !hasPicture(item.portrait) ? ['picture'] : []),
  },
];
const noNames = {};

/** `/people`: every instructor, published or a draft. */
export function PeoplePage() {
  const t = useT();
  const source = usePeopleRows();
  const classes = useCatalogue().data?.classes;
  const [first, rest] = useEntryColumns(true);
  const views = useListViews(source.languages);
  const columns = useMemo((): readonly DataTableColumn<Row>[] => {
    const counts = countClasses(classes, ({ instructorId }) => instructorId);
    return [
      first,
      {
        id: 'classes',
        header: t('people.classes'),
        render: ({ id }) => counts.get(id) ?? 0,
        getSortValue: ({ id }) => counts.get(id) ?? 0,
        firstDirection: 'descending',
        align: 'end',
        width: 6,
      },
      ...rest,
    ];
  }, [t, first, rest, classes]);
  return (
    <ContentList
      list="instructors"
      title={t('nav.people')}
      description={t('people.description')}
      searchLabel={t('list.search')}
      newLabel={t('people.new')}
      getHref={paths.person}
      formatCount={(count, total) =>
        total === undefined ? t('people.count', { count }) : t('people.matches', { count, total })
      }
      source={source}
      columns={columns}
      facets={facets}
      valueNames={noNames}
      views={views}
      getTexts={getTexts}
    />
  );
}
