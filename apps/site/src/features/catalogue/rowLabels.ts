import type { CatalogueRow } from '@gschool/domain';

import { founder } from '../../config/env';
import { paths } from '../../config/paths';
import type { Translate } from '../../i18n/useT';

interface RowLabels {
  title: string;
  subtitle?: string;
  /** The URL of "see all". */
  href: string;
}

/** Returns the title of a row, and a link to the same classes in the grid. */
export function getRowLabels(row: CatalogueRow, t: Translate): RowLabels {
  switch (row.kind) {
    case 'continue':
      return { title: t('row.continue'), href: paths.videosInProgress };
    case 'seriesInProgress':
      return { title: t('row.nextInSeries'), href: paths.filter.series };
    case 'because':
      return {
        title: t('row.because', { title: row.title }),
        href: paths.videosNotStarted(row.styleId),
      };
    case 'newThisWeek':
      return { title: t('row.newThisWeek'), href: paths.filter.newReleases };
    case 'newest':
      return { title: t('row.newest'), href: paths.filter.newReleases };
    case 'featured':
      return { title: t('row.featured'), href: paths.filter.featured };
    case 'picks':
      return {
        title: t('row.picks', { name: founder.name }),
        href: paths.filter.picks(founder.slug),
      };
    case 'short':
      return { title: t('row.short'), subtitle: t('row.shortHint'), href: paths.videosShort };
    case 'style':
      return { title: row.name, href: paths.videosOfStyle(row.styleId) };
  }
}
