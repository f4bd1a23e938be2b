import { useBreadcrumb } from '@gschool/app';
import { getClassOfTheDay } from '@gschool/domain';

import { paths } from '../../config/paths';
import { useT } from '../../i18n/useT';
import { PageSkeleton } from '../../shared/PageSkeleton';
import { CatalogueFrame } from './CatalogueFrame';
import { CatalogueShelves } from './CatalogueShelves';

/** The catalogue: the class of the day, rows worth scrolling, and every class in a grid (spec, section 2). */
export function CataloguePage() {
  const t = useT();
  useBreadcrumb({
    name: t('videos.title'),
    hideTitle: true,
    items: [
      { name: t('crumb.home'), href: paths.home },
      { name: t('videos.title'), active: true },
    ],
  });
  return (
    <CatalogueFrame wait={<PageSkeleton />}>
      {(catalogue, library, now) => {
        const featured = getClassOfTheDay(catalogue.classes, now);
        return featured && <CatalogueShelves {...{ catalogue, library, featured, now }} />;
      }}
    </CatalogueFrame>
  );
}
