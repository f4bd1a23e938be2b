import '../../../i18n/en/media.messages.json';

import { useLanguage } from '@gschool/app/i18n';
import { Container, Heading, useUi } from '@gschool/ui';

import { paths } from '../../../config/paths';
import { byName } from '../../../content/media/items';
import { useT } from '../../../i18n/useT';
import { useMedia } from '../../../shared/media/useMedia';
import { PageBanner } from '../../../shared/PageBanner';
import * as browseStyles from '../browse/browse.css';
import * as rowStyles from '../rows/rows.css';
import { SampleNote } from '../rows/SampleNote';
import { TagGroup } from '../rows/TagPanel';
import * as styles from './TagsPage.css';

/** `/tags`: popular tags by kind, and all tags with the number of titles. */
export function TagsPage() {
  const t = useT();
  const { Link } = useUi();
  const language = useLanguage();
  const { movies, shows, videos, tags } = useMedia();
  const tagged = [...movies, ...shows, ...videos];
  return (
    <>
      <PageBanner name={t('nav.tags')} description={t('tags.text', { count: tags.length })} />
      <div className={rowStyles.rows}>
        <Container className={styles.kinds}>
          <TagGroup list="movieTags" />
          <TagGroup list="showTags" />
          <TagGroup list="videoTags" />
        </Container>
        <Container as="section" aria-labelledby="all-tags" className={browseStyles.section}>
          <Heading level={2} size="h3" id="all-tags">
            {t('tags.all')}
          </Heading>
          <ul className={styles.index} role="list">
            {tags.toSorted(byName(language)).map(({ id, name, lang }) => (
              <li key={id} className={styles.entry}>
                <Link href={paths.tag(id)} className={styles.link}>
                  <bdi lang={lang?.name}>{name}</bdi>
                </Link>
                <span className={styles.count}>
                  {t('media.titles', {
                    count: tagged.filter((title) => title.tags.includes(id)).length,
                  })}
                </span>
              </li>
            ))}
          </ul>
        </Container>
        <SampleNote />
      </div>
    </>
  );
}
