import { summarizeClasses, type Catalogue, type SeriesProgress } from '@gschool/domain';
import { Chip, Heading, Inline, InstructorCard, Stack, Text } from '@gschool/ui';

import { paths } from '../../config/paths';
import { useT } from '../../i18n/useT';
import { getCatalogueLabel } from '../../shared/catalogueLabel';
import * as styles from './SeriesPage.css';

/** The instructors, the equipment and the styles of a series. */
export function SeriesAside({
  seriesProgress,
  catalogue,
}: {
  seriesProgress: SeriesProgress;
  catalogue: Catalogue;
}) {
  const t = useT();
  const { instructors, equipment, styles: classStyles } = summarizeClasses(seriesProgress.classes);
  const people = instructors.flatMap(
    ({ id }) => catalogue.instructors.find((person) => person.id === id) ?? [],
  );
  return (
    <aside className={styles.aside} aria-label={t('series.about')}>
      {people.length > 0 && (
        <Stack space="3">
          <Heading level={2} size="large">
            {t('series.taughtBy')}
          </Heading>
          <div className={styles.instructors}>
            {people.map(({ id, name, portrait }) => (
              <InstructorCard key={id} href={paths.instructor(id)} name={name} picture={portrait} />
            ))}
          </div>
        </Stack>
      )}
      <Stack space="3">
        <Heading level={2} size="large">
          {t('series.needs')}
        </Heading>
        {equipment.length > 0 ? (
          <Inline space="2">
            {equipment.map((name) => (
              <Chip key={name}>
                <bdi>{getCatalogueLabel(name, t)}</bdi>
              </Chip>
            ))}
          </Inline>
        ) : (
          <Text tone="muted">{t('series.needsNothing')}</Text>
        )}
      </Stack>
      <Stack space="3">
        <Heading level={2} size="large">
          {t('menu.style')}
        </Heading>
        <Inline space="2">
          {classStyles.map(({ id, name }) => (
            <Chip key={id} href={paths.stylePage(id)}>
              <bdi>{name}</bdi>
            </Chip>
          ))}
        </Inline>
      </Stack>
    </aside>
  );
}
