import '../../i18n/en/browse.messages.json';

import { useDocumentTitle } from '@gschool/app/routes';
import { getInstructorOverviews, getSeriesOfInstructor } from '@gschool/domain';
import { CardGridSkeleton, Container, EmptyState, Stack } from '@gschool/ui';
import { useMemo, useState } from 'react';

import { paths } from '../../config/paths';
import { useT } from '../../i18n/useT';
import { CatalogueGate, type Browsed } from '../../shared/browse/CatalogueGate';
import { DetailHeroSkeleton } from '../../shared/browse/DetailHeroSkeleton';
import { SeriesShelf } from '../../shared/browse/SeriesShelf';
import { Trail } from '../../shared/browse/Trail';
import { ClassGrid } from '../../shared/classGrid/ClassGrid';
import { pageBlock } from '../../shared/layout.css';
import { NotFound } from '../../shared/NotFound';
import { InstructorHero } from './InstructorHero';

/** `/videos/instructor/{id}`: who she is, what she teaches, her series and her classes. */
export function InstructorPage({ id }: { id: string }) {
  const t = useT();
  const parent = { name: t('menu.instructorInspo'), href: paths.filter.instructorInspo };
  return (
    <CatalogueGate
      trail={<Trail name={t('instructors.one')} parent={parent} />}
      skeleton={
        <Stack space="12">
          <DetailHeroSkeleton shape="portrait" />
          <CardGridSkeleton />
        </Stack>
      }
    >
      {(browsed) => <OneInstructor id={id} {...browsed} />}
    </CatalogueGate>
  );
}

function OneInstructor({ id, catalogue, library, positions }: Browsed & { id: string }) {
  const t = useT();
  const [now] = useState(() => Date.now());
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
        title={t('instructors.goneTitle')}
        others={{ label: t('instructors.all'), href: paths.filter.instructorInspo }}
      >
        {t('instructors.gone')}
      </NotFound>
    );
  }
  const { name } = person.instructor;
  return (
    <Container>
      <Trail
        name={name}
        parent={{ name: t('menu.instructorInspo'), href: paths.filter.instructorInspo }}
      />
      <Stack space="12" className={pageBlock}>
        <InstructorHero person={person} />
        <SeriesShelf title={t('instructors.series', { name })} all={series} library={library} />
        {person.classes.length > 0 ? (
          <ClassGrid
            title={t('instructors.classes', { name })}
            classes={person.classes}
            series={catalogue.series}
            library={library}
            without={['instructor', 'equipment', 'focus', 'series']}
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
