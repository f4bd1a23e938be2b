import type { CatalogueRow } from '@gschool/domain';
import { Carousel, Link, VisuallyHidden } from '@gschool/ui';
import { memo } from 'react';

import { useT } from '../../i18n/useT';
import { ClassTile } from '../../shared/ClassTile';
import { getRowLabels } from './rowLabels';

export const CatalogueRowView = memo(function CatalogueRowView({
  row,
  now,
}: {
  row: CatalogueRow;
  now: number;
}) {
  const t = useT();
  const { href, ...labels } = getRowLabels(row, t);
  return (
    <Carousel
      {...labels}
      headingLevel={2}
      action={
        <Link href={href}>
          {t('row.all')}
          <VisuallyHidden>{`: ${labels.title}`}</VisuallyHidden>
        </Link>
      }
    >
      {row.entries.map(({ card, watched, step }) => (
        <ClassTile
          key={card.id}
          card={card}
          watched={watched}
          now={now}
          headingLevel={3}
          meta={step && t('card.step', { ...step })}
          tools={row.kind === 'continue' ? 'continue' : 'lists'}
        />
      ))}
    </Carousel>
  );
});
