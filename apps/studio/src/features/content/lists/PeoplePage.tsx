import '../../../i18n/en/lists.messages.json';
import '../../../i18n/en/acts.messages.json';

import { getAllTexts, type ClassCard, type Instructor } from '@gschool/domain';

import { paths } from '../../../config/paths';
import { useT } from '../../../i18n/useT';
import type { RowFacet } from '../../../shared/list/rowIndex';
import { ContentList } from './ContentList';
import type { ContentRow } from './contentRow';
import { createPictureFacet, entryFacets } from './facets';
import { usePeopleRows } from './useContentRows';
import { useCountedColumns } from './useCountedColumns';
import { useListViews } from './useListViews';

type Row = ContentRow<Instructor>;

const getTexts = (item: Instructor) => getAllTexts(item, 'name');

const facets: readonly RowFacet<Row>[] = [
  ...entryFacets,
  createPictureFacet(({ portrait }) => portrait),
];

const getInstructor = ({ instructorId }: ClassCard) => instructorId;

/** `/people`: every instructor, published or a draft. */
export function PeoplePage() {
  const t = useT();
  const source = usePeopleRows();
  const views = useListViews(source.languages);
  const columns = useCountedColumns('people.classes', getInstructor);
  return (
    <ContentList
      list="instructors"
      title={t('nav.people')}
      description={t('people.description')}
      searchLabel={t('list.search')}
      newLabel={t('people.new')}
      getHref={paths.person}
      countMessages={{ all: 'people.count', matches: 'people.matches' }}
      source={source}
      columns={columns}
      facets={facets}
      views={views}
      getTexts={getTexts}
    />
  );
}
