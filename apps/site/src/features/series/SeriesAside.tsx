import { summarizeClasses, type Catalogue, type SeriesProgress } from '@gschool/domain';
import { Chip, Heading, Inline, InstructorCard, Stack, Text } from '@gschool/ui';

import { paths } from '../../config/paths';
import { useT } from '../../i18n/useT';
import { catalogueWord } from '../../shared/catalogueWord';
import * as css from './SeriesPage.css';

/** What holds for the whole series: who teaches it, what it needs, its styles. */
export function SeriesAside({
  standing,
  catalogue,
}: {
  standing: SeriesProgress;
  catalogue: Catalogue;
}) {
  const t = useT();
  const { instructors, equipment, styles } = summarizeClasses(standing.classes);
  const people = instructors.flatMap(
    ({ id }) => catalogue.instructors.find((person) => person.id === id) ?? [],
  );
  return (
    <aside className={css.aside} aria-label={t('series.about')}>
      {people.length > 0 && (
        <Stack space="3">
          <Heading level={2} size="large">
            {t('series.taughtBy')}
          </Heading>
          <div className={css.people}>
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
                <bdi>{catalogueWord(name, t)}</bdi>
              </Chip>
            ))}
          </Inline>
        ) : (
          <Text tone="soft">{t('series.needsNothing')}</Text>
        )}
      </Stack>
      <Stack space="3">
        <Heading level={2} size="large">
          {t('menu.style')}
        </Heading>
        <Inline space="2">
          {styles.map(({ id, name }) => (
            <Chip key={id} href={paths.styleOf(id)}>
              <bdi>{name}</bdi>
            </Chip>
          ))}
        </Inline>
      </Stack>
    </aside>
  );
}
