import '../../../i18n/en/media.messages.json';

import { joinFacts, useLanguage } from '@gschool/app/i18n';
import { useUrlParams } from '@gschool/app/routes';
import { getRelatedTitles } from '@gschool/domain';
import { CardGrid, Chip, Container, Heading, Select, Text, VisuallyHidden } from '@gschool/ui';

import { paths } from '../../../config/paths';
import { pick } from '../../../content/media/catalogue';
import { byTitle } from '../../../content/media/items';
import { movieLists } from '../../../content/media/lists/movieLists';
import { useT } from '../../../i18n/useT';
import { TitleCard } from '../../../shared/media/TitleCard';
import { useMedia } from '../../../shared/media/useMedia';
import { PageBanner } from '../../../shared/PageBanner';
import * as browseStyles from '../browse/browse.css';
import * as rowStyles from '../rows/rows.css';
import { SampleNote } from '../rows/SampleNote';
import * as styles from './RelatedPage.css';

/** The movie that the URL parameter `to` names, or else the first one in the list. */
function useSelectedMovie() {
  const { catalogue } = useMedia();
  const [params, setParams] = useUrlParams();
  const named = catalogue.movies.get(params.get('to') ?? '');
  return {
    selected: named ?? catalogue.movies.get(movieLists.relatedMovies[0]),
    select: (slug: string) => setParams(new URLSearchParams({ to: slug }), 'replace'),
  };
}

/** `/movies/related`: select a movie and see related movies with the reasons. */
export function RelatedPage() {
  const t = useT();
  const language = useLanguage();
  const { movies, catalogue } = useMedia();
  const { selected, select } = useSelectedMovie();
  if (!selected) return null;
  const suggested = pick(catalogue.movies, movieLists.relatedMovies);
  const sorted = movies.toSorted(byTitle(language));
  const found = getRelatedTitles(selected, movies);
  const formatReasons = (tags: readonly string[], genres: readonly string[]) =>
    joinFacts(
      [...pick(catalogue.tags, tags), ...pick(catalogue.genres, genres)].map(({ name }) => name),
      language,
    );
  return (
    <>
      <PageBanner
        name={t('related.title')}
        description={t('related.text')}
        parents={[{ name: t('nav.movies'), href: paths.movies }]}
      />
      <div className={rowStyles.rows}>
        <Container
          as="section"
          id="relatedMovies"
          aria-labelledby="to-title"
          className={styles.chooser}
        >
          <div className={styles.choice}>
            <Heading level={2} size="h3" id="to-title">
              {t('related.choose')}
            </Heading>
            <div className={styles.chips} role="group" aria-labelledby="to-title">
              {suggested.map(({ slug, title, lang }) => (
                <Chip key={slug} isSelected={slug === selected.slug} onClick={() => select(slug)}>
                  <span lang={lang?.title}>{title}</span>
                </Chip>
              ))}
            </div>
            <div className={styles.select}>
              <Select
                name="to"
                label={t('related.any')}
                value={selected.slug}
                options={sorted.map(({ slug, title }) => ({ value: slug, label: title }))}
                onChange={(event) => select(event.currentTarget.value)}
              />
            </div>
            <Text tone="muted" isMeasured dir="auto" lang={selected.lang?.story}>
              {selected.story}
            </Text>
          </div>
          <div className={styles.selected}>
            <TitleCard title={selected} headingLevel={3} />
          </div>
        </Container>
        <Container as="section" aria-labelledby="found-title" className={browseStyles.section}>
          <div className={browseStyles.head}>
            <Heading level={2} size="h3" id="found-title">
              {t('related.to', { title: selected.title })}
            </Heading>
            <Text tone="muted">{t('media.titles', { count: found.length })}</Text>
          </div>
          <VisuallyHidden role="status">
            {t('related.count', { count: found.length, title: selected.title })}
          </VisuallyHidden>
          <CardGrid itemSize="portrait">
            {found.map(({ item, sharedTags, sharedGenres }) => (
              <TitleCard
                key={item.slug}
                title={item}
                note={formatReasons(sharedTags, sharedGenres)}
              />
            ))}
          </CardGrid>
        </Container>
        <SampleNote />
      </div>
    </>
  );
}
