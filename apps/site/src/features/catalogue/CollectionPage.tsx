import '../../i18n/en/catalogue.messages.json';

import { useBreadcrumb } from '@gschool/app';
import {
  getNewReleases,
  sortClasses,
  getReleaseAge,
  type Catalogue,
  type ClassCard,
  type ReleaseAge,
} from '@gschool/domain';
import { Button, EmptyState } from '@gschool/ui';
import type { ReactNode } from 'react';

import { paths } from '../../config/paths';
import { useT, type MessageId } from '../../i18n/useT';
import { GridSkeleton } from '../../shared/classGrid/GridSkeleton';
import { ClassGrid } from '../../shared/classGrid/ClassGrid';
import { CatalogueFrame } from './CatalogueFrame';

/** A part of the catalogue that has a page of its own. */
export type CollectionKind = 'featured' | 'picks' | 'newReleases';

const classesOf = (kind: CollectionKind, catalogue: Catalogue, now: number): readonly ClassCard[] =>
  kind === 'newReleases'
    ? getNewReleases(sortClasses(catalogue.classes, 'newest'), now)
    : catalogue.classes.filter(({ collections }) => collections.includes(kind));

const ages: Readonly<Record<ReleaseAge, MessageId>> = {
  'this-week': 'releases.thisWeek',
  'last-week': 'releases.lastWeek',
  'this-month': 'releases.thisMonth',
  earlier: 'releases.earlier',
};

/** A collection as a grid with all its filters, under a heading that says who made it, and why. */
export function CollectionPage({
  kind,
  title,
  text,
  children,
}: {
  kind: CollectionKind;
  title: string;
  text: string;
  /** Stands between the heading and the grid. */
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
    <CatalogueFrame wait={<GridSkeleton />}>
      {(catalogue, library, now) => {
        const classes = classesOf(kind, catalogue, now);
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
              classes={classes}
              series={catalogue.series}
              library={library}
              now={now}
              headingOf={
                kind === 'newReleases' ? (card) => t(ages[getReleaseAge(card, now)]) : undefined
              }
            />
          </>
        );
      }}
    </CatalogueFrame>
  );
}
