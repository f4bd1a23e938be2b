import '../../../i18n/en/lists.messages.json';
import '../../../i18n/en/acts.messages.json';

import { useCatalogue } from '@gschool/data/queries';
import { getAllTexts, type ClassCard } from '@gschool/domain';
import { useMemo } from 'react';

import { paths } from '../../../config/paths';
import { useT } from '../../../i18n/useT';
import { ContentList } from './ContentList';
import { classFacets } from './facets';
import { useClassColumns } from './useClassColumns';
import { useClassRows } from './useContentRows';
import { useListViews } from './useListViews';

const getTexts = (item: ClassCard) => [
  item.styleName,
  item.instructorName,
  ...getAllTexts(item, 'title'),
];

/** `/classes`: every class, published, archived or a draft. */
export function ClassesPage() {
  const t = useT();
  const source = useClassRows();
  const catalogue = useCatalogue().data;
  const names = useMemo(
    () => ({
      style: new Map(catalogue?.styles.map(({ id, name }) => [id, name])),
      instructor: new Map(catalogue?.instructors.map(({ id, name }) => [id, name])),
      series: new Map(catalogue?.series.map(({ id, title }) => [id, title])),
    }),
    [catalogue],
  );
  const columns = useClassColumns(names.series);
  const views = useListViews(source.languages);
  return (
    <ContentList
      list="videos"
      title={t('nav.classes')}
      description={t('classes.description')}
      searchLabel={t('classes.search')}
      newLabel={t('classes.new')}
      getHref={paths.class}
      countMessages={{ all: 'classes.count', matches: 'classes.matches' }}
      source={source}
      columns={columns}
      facets={classFacets}
      valueNames={names}
      views={[
        ...views,
        { id: 'captions', name: t('list.viewCaptions'), query: 'missing=captions' },
        { id: 'newest', name: t('list.viewNewest'), query: 'sort=-released' },
        { id: 'archived', name: t('list.viewArchived'), query: 'state=archived' },
      ]}
      getTexts={getTexts}
    />
  );
}
