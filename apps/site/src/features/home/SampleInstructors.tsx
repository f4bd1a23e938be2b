import { Container, Heading, Picture, Stack, Text, useUi } from '@gschool/ui';

import { paths } from '../../config/paths';
import { useT } from '../../i18n/useT';
import * as styles from './Home.css';
import { useSampleText, type SampleInstructor } from '../../shared/samples';

/** The instructors of the sample content, with name and portrait only. */
export function SampleInstructors({ instructors }: { instructors: readonly SampleInstructor[] }) {
  const t = useT();
  const { Link } = useUi();
  const localize = useSampleText();
  if (instructors.length === 0) return null;
  return (
    <section aria-labelledby="instructors-title" className={styles.section}>
      <Container>
        <Stack space="6">
          <Stack space="2">
            <Heading level={2} id="instructors-title">
              {t('home.instructors')}
            </Heading>
            <Text tone="muted" size="lg">
              {t('home.instructorsText')}
            </Text>
          </Stack>
          <ul role="list" className={styles.instructors}>
            {instructors.map(({ id, name, portrait }) => (
              <li key={name} className={styles.instructor}>
                <div className={styles.instructorPicture} aria-hidden="true">
                  <Picture
                    picture={portrait || `art:portrait/any/${name}`}
                    alt=""
                    ratio="4/5"
                    focus="top"
                  />
                </div>
                {id ? (
                  <Link href={paths.about.person(id)} className={styles.instructorLink}>
                    <bdi>{localize(name).text}</bdi>
                  </Link>
                ) : (
                  <bdi className={styles.sampleTitle}>{localize(name).text}</bdi>
                )}
              </li>
            ))}
          </ul>
        </Stack>
      </Container>
    </section>
  );
}
