import { Heading, Picture, Stack, useUi } from '@gschool/ui';

import { paths } from '../../config/paths';
import { useT } from '../../i18n/useT';
import { useSampleText, type SampleInstructor } from '../../shared/samples';
import { getFirstSentence } from './getFirstSentence';
import * as styles from './SampleInstructors.css';

/**
 * The names and portraits of the sample instructors, below a sentence about the first one with a
 * biography.
 */
export function SampleInstructors({ instructors }: { instructors: readonly SampleInstructor[] }) {
  const t = useT();
  const { Link } = useUi();
  const localize = useSampleText();
  if (instructors.length === 0) return null;
  const quoted = instructors.find(({ bio }) => bio !== '');
  const bio = localize(quoted?.bio ?? '');
  return (
    <Stack as="section" space="5" aria-labelledby="instructors-title">
      <Heading level={2} id="instructors-title">
        {t('home.instructors')}
      </Heading>
      {quoted ? (
        <figure className={styles.quoteFigure}>
          <blockquote className={styles.quote} lang={bio.lang} dir="auto">
            {getFirstSentence(bio.text)}
          </blockquote>
          <figcaption className={styles.source}>
            {t('home.quoteFrom', { name: localize(quoted.name).text })}
          </figcaption>
        </figure>
      ) : null}
      <ul role="list" className={styles.instructors}>
        {instructors.map(({ id, name, portrait }) => (
          <li key={name} className={styles.instructor}>
            <div className={styles.picture} aria-hidden="true">
              <Picture
                picture={portrait || `art:portrait/any/${name}`}
                alt=""
                ratio="1/1"
                focus="top"
              />
            </div>
            {id ? (
              <Link href={paths.about.person(id)} className={styles.link}>
                <bdi>{localize(name).text}</bdi>
              </Link>
            ) : (
              <bdi className={styles.name}>{localize(name).text}</bdi>
            )}
          </li>
        ))}
      </ul>
    </Stack>
  );
}
