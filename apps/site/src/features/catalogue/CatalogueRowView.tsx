import type { CatalogueRow } from '@gschool/domain';
import { Carousel, Link } from '@gschool/ui';

import { settings } from '../../config/env';
import { paths } from '../../config/paths';
import { useT, type Translate } from '../../i18n/useT';
import { ClassTile } from '../../shared/ClassTile';

const founder = settings.ok ? settings.settings.founder.name : '';

function heading(row: CatalogueRow, t: Translate): { title: string; subtitle?: string } {
  switch (row.kind) {
    case 'continue':
      return { title: t('row.continue') };
    case 'newThisWeek':
      return { title: t('row.newThisWeek') };
    case 'newest':
      return { title: t('row.newest') };
    case 'featured':
      return { title: t('row.featured') };
    case 'picks':
      return { title: t('row.picks', { name: founder }) };
    case 'short':
      return { title: t('row.short'), subtitle: t('row.shortHint') };
    case 'style':
      return { title: row.name };
    case 'series':
      return { title: row.name, subtitle: t('row.series') };
  }
}

/** One row of the catalogue. */
export function CatalogueRowView({ row }: { row: CatalogueRow }) {
  const t = useT();
  return (
    <Carousel
      {...heading(row, t)}
      headingLevel={2}
      action={
        row.kind === 'style' ? (
          <Link href={`${paths.videosOfStyle(row.styleId)}#all`}>{t('row.all')}</Link>
        ) : undefined
      }
    >
      {row.entries.map(({ card, watched }) => (
        <ClassTile key={card.id} card={card} watched={watched} headingLevel={3} />
      ))}
    </Carousel>
  );
}
