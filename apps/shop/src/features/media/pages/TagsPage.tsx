import '../../../i18n/en/media.messages.json';

import { useLanguage } from '@gschool/app/i18n';
import { Container, Heading, useUi } from '@gschool/ui';

import { paths } from '../../../config/paths';
import { byName } from '../../../content/media/items';
import { useT } from '../../../i18n/useT';
import { useMedia } from '../../../shared/media/useMedia';
import { PageBanner } from '../../../shared/PageBanner';
import * as browse from '../browse/browse.css';
import * as rows from '../rows/rows.css';
import { SampleNote } from '../rows/SampleNote';
import { TagGroup } from '../rows/TagPanel';
import * as css from './TagsPage.css';

/** `/tags`: the themes of movies, shows and videos, and all of them with how much each leads to. */
export function TagsPage() {
  const t = useT();
  const { Link } = useUi();
  const language = useLanguage();
  const { movies, shows, videos, tags } = useMedia();
  const tagged = [...movies, ...shows, ...videos];
  return (
    <>
      <PageBanner name={t('nav.tags')} description={t('tags.text', { count: tags.length })} />
      <div className={rows.shelves}>
        <Container className={css.kinds}>
          <TagGroup list="movieTags" />
          <TagGroup list="showTags" />
          <TagGroup list="videoTags" />
        </Container>
        <Container as="section" aria-labelledby="all-tags" className={browse.section}>
          <Heading level={2} size="h3" id="all-tags">
            {t('tags.all')}
          </Heading>
          <ul className={css.index} role="list">
            {tags.toSorted(byName(language)).map(({ id, name, lang }) => (
              <li key={id} className={css.entry}>
                <Link href={paths.tag(id)} className={css.link}>
                  <bdi lang={lang?.name}>{name}</bdi>
                </Link>
                <span className={css.count}>
                  {t('media.titles', {
                    count: tagged.filter(({ tags: own }) => own.includes(id)).length,
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
