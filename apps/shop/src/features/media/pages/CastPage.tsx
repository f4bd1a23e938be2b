import '../../../i18n/en/media.messages.json';

import { Container, Heading } from '@gschool/ui';

import { useT, type MessageId } from '../../../i18n/useT';
import { PersonTile } from '../../../shared/media/PersonTile';
import { useMedia } from '../../../shared/media/useMedia';
import { PageBanner } from '../../../shared/PageBanner';
import * as detailStyles from '../detail/detail.css';
import * as rowStyles from '../rows/rows.css';
import { SampleNote } from '../rows/SampleNote';

const groups: readonly { title: MessageId; works: readonly string[] }[] = [
  { title: 'people.onScreen', works: ['acting'] },
  { title: 'people.behind', works: ['directing', 'writing', 'music'] },
  { title: 'people.teaching', works: ['teaching'] },
];

/** `/cast`: all people, grouped by their work. */
export function CastPage() {
  const t = useT();
  const { people } = useMedia();
  return (
    <>
      <PageBanner name={t('nav.cast')} description={t('people.text', { count: people.length })} />
      <div className={rowStyles.rows}>
        {groups.map(({ title, works }) => (
          <Container
            key={title}
            as="section"
            aria-labelledby={title}
            className={detailStyles.section}
          >
            <Heading level={2} size="h3" id={title}>
              {t(title)}
            </Heading>
            <ul className={detailStyles.people} role="list">
              {people
                .filter(({ work }) => works.includes(work))
                .map((person) => (
                  <li key={person.slug}>
                    <PersonTile person={person} />
                  </li>
                ))}
            </ul>
          </Container>
        ))}
        <SampleNote />
      </div>
    </>
  );
}
