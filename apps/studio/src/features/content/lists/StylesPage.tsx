import '../../../i18n/en/lists.messages.json';
import '../../../i18n/en/acts.messages.json';

import { useCatalogue } from '@gschool/data/queries';
import { getAllTexts, type Style } from '@gschool/domain';
import type { DataTableColumn } from '@gschool/ui/table';
import { useMemo } from 'react';

import { paths } from '../../../config/paths';
import { useT } from '../../../i18n/useT';
import { ContentList } from './ContentList';
import type { ContentRow } from './contentRow';
import { countClasses } from './countClasses';
import { entryFacets } from './facets';
import { useStyleRows } from './useContentRows';
import { useEntryColumns } from './useEntryColumns';
import { useListViews } from './useListViews';

type Row = ContentRow<Style>;

const getTexts = ({ id, title, item }: Row) => [
  id,
  title,
  ...(item ? getAllTexts(item, 'name') : []),
];
const noNames = {};

/** `/styles`: every style, published or a draft. */
export function StylesPage() {
  const t = useT();
  const source = useStyleRows();
  const classes = useCatalogue().data?.classes;
  const [first, rest] = useEntryColumns(true);
  const views = useListViews(source.languages);
  const columns = useMemo((): readonly DataTableColumn<Row>[] => {
    const counts = countClasses(classes, ({ styleId }) => styleId);
    return [
      first,
      {
        id: 'classes',
        header: t('styles.classes'),
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
      list="styles"
      title={t('nav.styles')}
      description={t('styles.description')}
      searchLabel={t('list.search')}
      newLabel={t('styles.new')}
      getHref={paths.style}
      formatCount={(count, total) =>
        total === undefined ? t('styles.count', { count }) : t('styles.matches', { count, total })
      }
      source={source}
      columns={columns}
      facets={entryFacets}
      valueNames={noNames}
      views={views}
      getTexts={getTexts}
    />
  );
}
