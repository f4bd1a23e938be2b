import { useBreadcrumb } from '@gschool/app';
import { getClassOfTheDay } from '@gschool/domain';

import { paths } from '../../config/paths';
import { useT } from '../../i18n/useT';
import { PageSkeleton } from '../../shared/PageSkeleton';
import { CatalogueFrame } from './CatalogueFrame';
import { CatalogueRows } from './CatalogueRows';

/**
 * The catalog: class of the day, rows, and a grid of all classes
 * (docs/product/catalog.md#catalog-rows).
 */
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
    <CatalogueFrame skeleton={<PageSkeleton />}>
      {(catalogue, library, now) => {
        const featured = getClassOfTheDay(catalogue.classes, now);
        return featured && <CatalogueRows {...{ catalogue, library, featured, now }} />;
      }}
    </CatalogueFrame>
  );
}
