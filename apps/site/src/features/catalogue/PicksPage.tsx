import '../../i18n/en/catalogue.messages.json';

import type { Catalogue } from '@gschool/domain';
import { Card, Heading, Picture, Text } from '@gschool/ui';

import { founder } from '../../config/env';
import { useT } from '../../i18n/useT';
import { CollectionPage } from './CollectionPage';
import * as styles from './PicksPage.css';

/**
 * The founder's portrait and bio; nothing when the founder is not an instructor of this catalog.
 */
function Founder({ catalogue }: { catalogue: Catalogue }) {
  const t = useT();
  const person = catalogue.instructors.find(({ id }) => id === founder.slug);
  if (!person) return null;
  return (
    <Card variant="sunken" as="section" aria-labelledby="picks-by" className={styles.card}>
      <div className={styles.portrait}>
        <Picture picture={person.portrait} alt="" ratio="1/1" focus="top" sizes="8rem" />
      </div>
      <div className={styles.copy}>
        <Heading level={2} size="large" id="picks-by">
          {t('picks.by', { name: person.name })}
        </Heading>
        <Text dir="auto" isMeasured>
          {person.bio}
        </Text>
      </div>
    </Card>
  );
}

/** `/videos/filter/{name}-picks`: classes that the founder chose. */
export function PicksPage() {
  const t = useT();
  return (
    <CollectionPage
      kind="picks"
      title={t('picks.title', { name: founder.name })}
      text={t('picks.text', { name: founder.name })}
    >
      {(catalogue) => <Founder catalogue={catalogue} />}
    </CollectionPage>
  );
}
