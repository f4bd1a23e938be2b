import '../../i18n/en/catalogue.messages.json';

import { useBreadcrumb } from '@gschool/app';
import {
  getNewReleases,
  sortClasses,
  groupReleases,
  type Catalogue,
  type ClassCard,
  type ReleaseGroup,
} from '@gschool/domain';
import { Button, EmptyState } from '@gschool/ui';
import type { ReactNode } from 'react';

import { paths } from '../../config/paths';
import { useT, type MessageId } from '../../i18n/useT';
import { GridSkeleton } from '../../shared/classGrid/GridSkeleton';
import { ClassGrid } from '../../shared/classGrid/ClassGrid';
import { CatalogueFrame } from './CatalogueFrame';

/** A collection with its own page. */
export type CollectionKind = 'featured' | 'picks' | 'newReleases';

const getClasses = (
  kind: CollectionKind,
  catalogue: Catalogue,
  now: number,
): readonly ClassCard[] =>
  kind === 'newReleases'
    ? getNewReleases(sortClasses(catalogue.classes, 'newest'), now)
    : catalogue.classes.filter(({ collections }) => collections.includes(kind));

const ageLabels: Readonly<Record<ReleaseGroup['age'], MessageId>> = {
  latest: 'releases.latest',
  'this-week': 'releases.thisWeek',
  'last-week': 'releases.lastWeek',
  'this-month': 'releases.thisMonth',
  earlier: 'releases.earlier',
};

/** A collection as a filterable grid, under a title and a text about it. */
export function CollectionPage({
  kind,
  title,
  text,
  children,
}: {
  kind: CollectionKind;
  title: string;
  text: string;
  /** Rendered between the heading and the grid. */
  children?: ((catalogue: Catalogue) => ReactNode) | undefined;
}) {
  const t = useT();
  useBreadcrumb({
    name: title,
    description: text,
    items: [
      { name: t('crumb.home'), href: paths.home },
      { name: t('videos.title'), href: paths.videos },
      { name: title, active: true },
    ],
  });
  return (
    <CatalogueFrame skeleton={<GridSkeleton />}>
      {(catalogue, library, now) => {
        const classes = getClasses(kind, catalogue, now);
        if (classes.length === 0) {
          return (
            <EmptyState
              title={t('collection.emptyTitle')}
              action={<Button href={paths.videos}>{t('collection.all')}</Button>}
            >
              {t('collection.empty')}
            </EmptyState>
          );
        }
        return (
          <>
            {children?.(catalogue)}
            <ClassGrid
              title={t('collection.found')}
              isTitleHidden
              classes={classes}
              series={catalogue.series}
              library={library}
              now={now}
              groupCards={
                kind === 'newReleases'
                  ? (cards) =>
                      groupReleases(cards, now).map((group) => ({
                        heading: t(ageLabels[group.age]),
                        cards: group.cards,
                      }))
                  : undefined
              }
            />
          </>
        );
      }}
    </CatalogueFrame>
  );
}
