import '../../i18n/en/browse.messages.json';

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
import { useMemo, useState } from 'react';

import { paths } from '../../config/paths';
import { useT } from '../../i18n/useT';
import { CatalogueGate, type Browsed } from '../../shared/browse/CatalogueGate';
import { Trail } from '../../shared/browse/Trail';
import { ClassGrid } from '../../shared/classGrid/ClassGrid';
import { pageBlock } from '../../shared/layout.css';
import { PhasePicker } from './PhasePicker';
import * as css from './PhasePicker.css';
import { useChosenPhase } from './chosenPhase';
import { phaseWords } from './phases';

/**
 * `/videos/filter/cyclical`: classes by phase, a preference and never a health claim. Which phase
 * somebody chose is nobody's business: it is in no address, storage, request or profile.
 */
export function CyclicalPage() {
  const t = useT();
  const trail = <Trail name={t('menu.cyclical')} description={t('cyclical.text')} />;
  return (
    <CatalogueGate trail={trail} skeleton={<CardGridSkeleton />}>
      {(browsed) => (
        <>
          {trail}
          {hasPhases(browsed.catalogue.classes) ? <ByPhase {...browsed} /> : <WithoutPhases />}
        </>
      )}
    </CatalogueGate>
  );
}

function ByPhase({ catalogue, library }: Browsed) {
  const t = useT();
  const [now] = useState(() => Date.now());
  const [phase, choose] = useChosenPhase();
  const choice = useMemo(() => getClassesForPhase(catalogue.classes, phase), [catalogue, phase]);
  const title =
    phase !== null
      ? t('cyclical.classes', { phase: t(phaseWords[phase].name) })
      : t(choice.isForAnyPhase ? 'cyclical.any' : 'cyclical.several');
  return (
    <Container>
      <Stack space="10" className={pageBlock}>
        <Stack space="4">
          <Text size="lg" isMeasured>
            {t('cyclical.intro')}
          </Text>
          <Text tone="soft" isMeasured>
            {t('cyclical.body')}
          </Text>
        </Stack>
        <PhasePicker phase={phase} onChoose={choose} />
        <p className={css.note}>
          <Icon icon={icons.lock} />
          <span>{t('cyclical.private')}</span>
        </p>
        {choice.classes.length > 0 ? (
          <ClassGrid
            title={title}
            classes={choice.classes}
            series={catalogue.series}
            library={library}
            without={['series']}
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

/** A catalogue whose classes name no phase. */
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
