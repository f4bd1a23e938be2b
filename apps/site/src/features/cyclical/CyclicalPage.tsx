import '../../i18n/en/browse.messages.json';

import { useVisitTime } from '@gschool/data';
import { getClassesForPhase, hasPhases } from '@gschool/domain';
import {
  Button,
  CardGridSkeleton,
  Container,
  EmptyState,
  Icon,
  icons,
  Picture,
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
import { PhasePicker } from './PhasePicker';
import * as styles from './PhasePicker.css';
import { useChosenPhase } from './chosenPhase';
import { phaseDetails } from './phases';

/**
 * `/videos/filter/cyclical`: classes by phase (docs/product/catalog.md#cyclical-view). The chosen
 * phase is private, so it is never part of a URL, storage, a request or the profile.
 */
export function CyclicalPage() {
  const t = useT();
  const trail = <VideosBreadcrumb name={t('menu.cyclical')} description={t('cyclical.text')} />;
  return (
    <CatalogueGate breadcrumb={trail} skeleton={<CardGridSkeleton />}>
      {(browsed) => (
        <>
          {trail}
          {hasPhases(browsed.catalogue.classes) ? (
            <ClassesByPhase {...browsed} />
          ) : (
            <WithoutPhases />
          )}
        </>
      )}
    </CatalogueGate>
  );
}

function ClassesByPhase({ catalogue, library }: CatalogueData) {
  const t = useT();
  const now = useVisitTime();
  const [phase, setPhase] = useChosenPhase();
  const selection = useMemo(() => getClassesForPhase(catalogue.classes, phase), [catalogue, phase]);
  const title =
    phase !== null
      ? t('cyclical.classes', { phase: t(phaseDetails[phase].name) })
      : t(selection.isForAnyPhase ? 'cyclical.any' : 'cyclical.several');
  return (
    <Container>
      <Stack space="10" className={layoutStyles.pageBlock}>
        <Stack space="4">
          <Text size="lg" isMeasured>
            {t('cyclical.intro')}
          </Text>
          <Text tone="muted" isMeasured>
            {t('cyclical.body')}
          </Text>
        </Stack>
        <PhasePicker phase={phase} onChange={setPhase} />
        <p className={styles.note}>
          <Icon icon={icons.lock} />
          <span>{t('cyclical.private')}</span>
        </p>
        {selection.classes.length > 0 ? (
          <ClassGrid
            title={title}
            classes={selection.classes}
            series={catalogue.series}
            library={library}
            hiddenFacets={['series']}
            now={now}
          />
        ) : (
          <EmptyState title={title} size="panel">
            {t('cyclical.nothing')}
          </EmptyState>
        )}
      </Stack>
    </Container>
  );
}

/** Shown when no class has a phase. */
function WithoutPhases() {
  const t = useT();
  return (
    <Container size="narrow">
      <EmptyState
        title={t('cyclical.emptyTitle')}
        picture={<Picture picture="art:figure/tree/7" alt="" ratio="16/9" />}
        action={<Button href={paths.videos}>{t('browse.all')}</Button>}
      >
        {t('cyclical.empty')}
      </EmptyState>
    </Container>
  );
}
