import {
  facetValues,
  filterClasses,
  pageThrough,
  sortClasses,
  type Catalogue,
  type LibraryState,
} from '@gschool/domain';
import { CardGrid, Chip, Heading, Inline, LoadMore, Stack, Text } from '@gschool/ui';
import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';

import { useT } from '../../i18n/useT';
import { ClassTile } from '../../shared/ClassTile';

/** Every class, newest first, by style, in pages of 48; style and page stand in the address. */
export function CatalogueGrid({
  catalogue,
  library,
}: {
  catalogue: Catalogue;
  library: LibraryState | null;
}) {
  const t = useT();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const styleId = params.get('style') ?? undefined;
  const styles = useMemo(() => facetValues(catalogue.classes, 'styleId'), [catalogue]);
  const classes = useMemo(
    () => sortClasses(filterClasses(catalogue.classes, { styleId }), 'newest'),
    [catalogue, styleId],
  );
  const watched = useMemo(
    () => new Map(library?.positions.map((position) => [position.videoId, position])),
    [library],
  );
  const page = pageThrough(classes, Number(params.get('page') ?? 1));
  const address = (style: string | undefined, number?: number) => {
    const next = new URLSearchParams();
    if (style !== undefined) next.set('style', style);
    if (number) next.set('page', String(number));
    return `?${next.toString()}`;
  };

  return (
    <section id="all" aria-labelledby="all-title">
      <Stack space="5">
        <Inline space="4" align="baseline">
          <Heading level={2} size="h3" id="all-title">
            {t('grid.title')}
          </Heading>
          <Text tone="soft" role="status">
            {t('grid.count', { count: page.total })}
          </Text>
        </Inline>
        <Inline as="nav" space="2" aria-label={t('grid.styles')}>
          <Chip href={address(undefined)} isSelected={styleId === undefined}>
            {t('grid.allStyles')}
          </Chip>
          {styles.map(({ value, label }) => (
            <Chip key={value} href={address(value)} isSelected={styleId === value}>
              {label}
            </Chip>
          ))}
        </Inline>
        <CardGrid>
          {page.items.map((card) => (
            <ClassTile
              key={card.id}
              card={card}
              watched={watched.get(card.id) ?? null}
              headingLevel={3}
            />
          ))}
        </CardGrid>
        <LoadMore
          href={page.hasMore ? address(styleId, page.page + 1) : undefined}
          onLoadMore={() =>
            void navigate(address(styleId, page.page + 1), {
              replace: true,
              preventScrollReset: true,
            })
          }
          isAutomatic
          label={t('grid.more')}
          status={t('grid.shown', { shown: page.items.length, count: page.total })}
        />
      </Stack>
    </section>
  );
}
