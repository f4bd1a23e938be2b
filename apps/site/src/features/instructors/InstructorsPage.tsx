import '../../i18n/en/browse.messages.json';

import { useVisitTime } from '@gschool/data';
import { getInstructorOverviews } from '@gschool/domain';
import {
  Button,
  Container,
  EmptyState,
  Heading,
  InstructorCardSkeleton,
  Picture,
  Skeleton,
  Stack,
  Text,
} from '@gschool/ui';
import { useMemo } from 'react';

import { paths } from '../../config/paths';
import { useT } from '../../i18n/useT';
import { CatalogueGate, type CatalogueData } from '../../shared/browse/CatalogueGate';
import { VideosBreadcrumb } from '../../shared/browse/VideosBreadcrumb';
import { ClassGrid } from '../../shared/classGrid/ClassGrid';
import * as layoutStyles from '../../shared/layout.css';
import { InstructorTile } from './InstructorTile';
import * as styles from './InstructorsPage.css';

function InstructorsSkeleton() {
  return (
    <Stack space="5">
      <Skeleton size="h3" width="short" />
      <div className={styles.people} aria-hidden>
        {Array.from({ length: 6 }, (_, index) => (
          <InstructorCardSkeleton key={index} layout="tall" />
        ))}
      </div>
    </Stack>
  );
}

/** `/videos/filter/instructor-inspo`: all instructors, and classes to get to know them. */
export function InstructorsPage() {
  const t = useT();
  const trail = (
    <VideosBreadcrumb name={t('menu.instructorInspo')} description={t('instructors.text')} />
  );
  return (
    <CatalogueGate breadcrumb={trail} skeleton={<InstructorsSkeleton />}>
      {(browsed) => (
        <>
          {trail}
          <Inspiration {...browsed} />
        </>
      )}
    </CatalogueGate>
  );
}

function Inspiration({ catalogue, library }: CatalogueData) {
  const t = useT();
  const now = useVisitTime();
  const people = useMemo(() => getInstructorOverviews(catalogue), [catalogue]);
  const classes = useMemo(
    () => catalogue.classes.filter(({ collections }) => collections.includes('instructor-inspo')),
    [catalogue],
  );
  return (
    <Container>
      <Stack space="12" className={layoutStyles.pageBlock}>
        {people.length > 0 ? (
          <section aria-labelledby="people">
            <Stack space="5">
              <Heading level={2} size="h3" id="people">
                {t('instructors.people')}
              </Heading>
              <ul className={styles.people} role="list">
                {people.map((person) => (
                  <li key={person.instructor.id}>
                    <InstructorTile {...person} />
                  </li>
                ))}
              </ul>
            </Stack>
          </section>
        ) : (
          <EmptyState
            title={t('instructors.noneTitle')}
            size={classes.length > 0 ? 'panel' : 'page'}
            picture={<Picture picture="art:portrait/curls/4" alt="" ratio="16/9" />}
            action={<Button href={paths.videos}>{t('browse.all')}</Button>}
          >
            {t('instructors.none')}
          </EmptyState>
        )}
        {classes.length > 0 && (
          <Stack space="4">
            <Text tone="muted" size="lg" isMeasured>
              {t('instructors.inspoText')}
            </Text>
            <ClassGrid
              title={t('instructors.inspo')}
              classes={classes}
              series={catalogue.series}
              library={library}
              hiddenFacets={['equipment', 'focus', 'series']}
              now={now}
            />
          </Stack>
        )}
      </Stack>
    </Container>
  );
}
