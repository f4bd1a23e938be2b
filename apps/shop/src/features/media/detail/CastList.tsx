import { Heading } from '@gschool/ui';

import type { Cast } from '../../../content/media/titles';
import { useT } from '../../../i18n/useT';
import { PersonTile } from '../../../shared/media/PersonTile';
import { useMedia } from '../../../shared/media/useMedia';
import * as styles from './detail.css';

/** The cast in the order of the credits. */
export function CastList({ cast }: { cast: Cast }) {
  const t = useT();
  const { catalogue } = useMedia();
  return (
    <section aria-labelledby="cast-title" className={styles.section}>
      <Heading level={2} size="h3" id="cast-title">
        {t('nav.cast')}
      </Heading>
      <ul className={styles.people} role="list">
        {Object.entries(cast).map(([slug, role]) => {
          const person = catalogue.people.get(slug);
          return (
            person && (
              <li key={slug}>
                <PersonTile person={person} role={role} />
              </li>
            )
          );
        })}
      </ul>
    </section>
  );
}
