import { Container, Heading, TagList } from '@gschool/ui';

import { paths } from '../../../config/paths';
import { catalogue, pick } from '../../../content/media/catalogue';
import { tagLists, type TagListName } from '../../../content/media/lists/otherLists';
import { useT } from '../../../i18n/useT';
import * as css from './rows.css';

/** One of the tags' state lists: themes to go on from. */
export function TagPanel({ list }: { list: TagListName }) {
  const t = useT();
  return (
    <Container as="section" id={list} aria-labelledby={`${list}-title`} className={css.shelf}>
      <div className={css.tags}>
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
      </div>
    </Container>
  );
}
