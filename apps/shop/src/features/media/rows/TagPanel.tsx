import { Container, Heading, TagList } from '@gschool/ui';

import { paths } from '../../../config/paths';
import { pick } from '../../../content/media/catalogue';
import { tagLists, type TagListName } from '../../../content/media/lists/otherLists';
import { useT } from '../../../i18n/useT';
import { useMedia } from '../../../shared/media/useMedia';
import * as styles from './rows.css';

/** A list of tags from a state list. */
export function TagGroup({ list }: { list: TagListName }) {
  const t = useT();
  const { catalogue } = useMedia();
  return (
    <section id={list} aria-labelledby={`${list}-title`} className={styles.tags}>
      <Heading level={2} size="h3" id={`${list}-title`}>
        {t(`list.${list}`)}
      </Heading>
      <TagList
        label={t(`list.${list}`)}
        tags={pick(catalogue.tags, tagLists[list]).map(({ id, name }) => ({
          id,
          label: name,
          href: paths.tag(id),
        }))}
      />
    </section>
  );
}

/** A tag list in a container. */
export const TagPanel = ({ list }: { list: TagListName }) => (
  <Container>
    <TagGroup list={list} />
  </Container>
);
