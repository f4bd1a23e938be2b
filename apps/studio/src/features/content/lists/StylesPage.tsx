import '../../../i18n/en/lists.messages.json';
import '../../../i18n/en/acts.messages.json';

import { getAllTexts, type ClassCard, type Style } from '@gschool/domain';

import { paths } from '../../../config/paths';
import { useT } from '../../../i18n/useT';
import { ContentList } from './ContentList';
import { entryFacets } from './facets';
import { useStyleRows } from './useContentRows';
import { useCountedColumns } from './useCountedColumns';
import { useListViews } from './useListViews';

const getTexts = (item: Style) => getAllTexts(item, 'name');

const getStyle = ({ styleId }: ClassCard) => styleId;

/** `/styles`: every style, published or a draft. */
export function StylesPage() {
  const t = useT();
  const source = useStyleRows();
  const views = useListViews(source.languages);
  const columns = useCountedColumns('styles.classes', getStyle);
  return (
    <ContentList
      list="styles"
      title={t('nav.styles')}
      description={t('styles.description')}
      searchLabel={t('list.search')}
      newLabel={t('styles.new')}
      getHref={paths.style}
      countMessages={{ all: 'styles.count', matches: 'styles.matches' }}
      source={source}
      columns={columns}
      facets={entryFacets}
      views={views}
      getTexts={getTexts}
    />
  );
}
