import '../../i18n/en/browse.messages.json';

import { useDocumentTitle } from '@gschool/app/routes';
import { useVisitTime } from '@gschool/data';
import { getInstructorOverviews, getSeriesOfInstructor } from '@gschool/domain';
import { CardGridSkeleton, Container, EmptyState, Stack } from '@gschool/ui';
import { useMemo } from 'react';

import { paths } from '../../config/paths';
import { useT } from '../../i18n/useT';
import { CatalogueGate, type CatalogueData } from '../../shared/browse/CatalogueGate';
import { DetailHeroSkeleton } from '../../shared/browse/DetailHeroSkeleton';
import { SeriesShelf } from '../../shared/browse/SeriesShelf';
import { VideosBreadcrumb } from '../../shared/browse/VideosBreadcrumb';
import { ClassGrid } from '../../shared/classGrid/ClassGrid';
import * as layoutStyles from '../../shared/layout.css';
import { NotFound } from '../../shared/NotFound';
import { InstructorHero } from './InstructorHero';

/** `/videos/instructor/{id}`: an instructor with her series and classes. */
export function InstructorPage({ id }: { id: string }) {
  const t = useT();
  const parent = { name: t('menu.instructorInspo'), href: paths.filter.instructorInspo };
  return (
    <CatalogueGate
      breadcrumb={<VideosBreadcrumb name={t('instructors.one')} parent={parent} />}
      skeleton={
        <Stack space="12">
          <DetailHeroSkeleton shape="portrait" />
          <CardGridSkeleton />
        </Stack>
      }
    >
      {(browsed) => <InstructorDetails id={id} {...browsed} />}
    </CatalogueGate>
  );
}

function InstructorDetails({ id, catalogue, library, positions }: CatalogueData & { id: string }) {
  const t = useT();
  const now = useVisitTime();
  const person = useMemo(
    () => getInstructorOverviews(catalogue).find(({ instructor }) => instructor.id === id),
    [catalogue, id],
  );
  const series = useMemo(
    () => getSeriesOfInstructor(catalogue, positions, id),
    [catalogue, positions, id],
  );
  useDocumentTitle(person?.instructor.name);
  if (!person) {
    return (
      <NotFound
        title={t('instructors.notFoundTitle')}
        listLink={{ label: t('instructors.all'), href: paths.filter.instructorInspo }}
      >
        {t('instructors.notFound')}
      </NotFound>
    );
  }
  const { name } = person.instructor;
  return (
    <Container>
      <VideosBreadcrumb
        name={name}
        parent={{ name: t('menu.instructorInspo'), href: paths.filter.instructorInspo }}
      />
      <Stack space="12" className={layoutStyles.pageBlock}>
        <InstructorHero person={person} />
        <SeriesShelf title={t('instructors.series', { name })} items={series} library={library} />
        {person.classes.length > 0 ? (
          <ClassGrid
            title={t('instructors.classes', { name })}
            classes={person.classes}
            series={catalogue.series}
            library={library}
            hiddenFacets={['instructor', 'equipment', 'focus', 'series']}
            now={now}
          />
        ) : (
          <EmptyState size="panel" title={t('instructors.noClassesTitle')}>
            {t('instructors.noClasses', { name })}
          </EmptyState>
        )}
      </Stack>
    </Container>
  );
}
