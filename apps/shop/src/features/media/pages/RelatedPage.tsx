import '../../../i18n/en/media.messages.json';

import { useIsHydrated } from '@gschool/app';
import { joinFacts, useLanguage } from '@gschool/app/i18n';
import { getRelatedTitles } from '@gschool/domain';
import { CardGrid, Chip, Container, Heading, Select, Text, VisuallyHidden } from '@gschool/ui';
import { useSearchParams } from 'react-router-dom';

import { paths } from '../../../config/paths';
import { pick } from '../../../content/media/catalogue';
import { byTitle } from '../../../content/media/items';
import { movieLists } from '../../../content/media/lists/movieLists';
import { useT } from '../../../i18n/useT';
import { TitleCard } from '../../../shared/media/TitleCard';
import { useMedia } from '../../../shared/media/useMedia';
import { PageBanner } from '../../../shared/PageBanner';
import * as browse from '../browse/browse.css';
import * as rows from '../rows/rows.css';
import { SampleNote } from '../rows/SampleNote';
import * as css from './RelatedPage.css';

/** The movie that the address names (`?to=`), else the first of the list. */
function useChosen() {
  const { catalogue } = useMedia();
  const isHydrated = useIsHydrated();
  const [params, setParams] = useSearchParams();
  const named = isHydrated ? catalogue.movies.get(params.get('to') ?? '') : undefined;
  return {
    chosen: named ?? catalogue.movies.get(movieLists.relatedMovies[0]),
    choose: (slug: string) => setParams({ to: slug }, { replace: true, preventScrollReset: true }),
  };
}

/** `/movies/related`: choose a movie and see what goes with it, and why. */
export function RelatedPage() {
  const t = useT();
  const language = useLanguage();
  const { movies, catalogue } = useMedia();
  const { chosen, choose } = useChosen();
  if (!chosen) return null;
  const begin = pick(catalogue.movies, movieLists.relatedMovies);
  const sorted = movies.toSorted(byTitle(language));
  const found = getRelatedTitles(chosen, movies);
  const why = (tags: readonly string[], genres: readonly string[]) =>
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
      <div className={rows.shelves}>
        <Container
          as="section"
          id="relatedMovies"
          aria-labelledby="to-title"
          className={css.chooser}
        >
          <div className={css.choice}>
            <Heading level={2} size="h3" id="to-title">
              {t('related.choose')}
            </Heading>
            <div className={css.chips} role="group" aria-labelledby="to-title">
              {begin.map(({ slug, title, lang }) => (
                <Chip key={slug} isSelected={slug === chosen.slug} onClick={() => choose(slug)}>
                  <span lang={lang?.title}>{title}</span>
                </Chip>
              ))}
            </div>
            <div className={css.select}>
              <Select
                name="to"
                label={t('related.any')}
                value={chosen.slug}
                options={sorted.map(({ slug, title }) => ({ value: slug, label: title }))}
                onChange={(event) => choose(event.currentTarget.value)}
              />
            </div>
            <Text tone="soft" isMeasured dir="auto" lang={chosen.lang?.story}>
              {chosen.story}
            </Text>
          </div>
          <div className={css.chosen}>
            <TitleCard title={chosen} headingLevel={3} />
          </div>
        </Container>
        <Container as="section" aria-labelledby="found-title" className={browse.section}>
          <div className={browse.head}>
            <Heading level={2} size="h3" id="found-title">
              {t('related.to', { title: chosen.title })}
            </Heading>
            <Text tone="soft">{t('media.titles', { count: found.length })}</Text>
          </div>
          <VisuallyHidden role="status">
            {t('related.count', { count: found.length, title: chosen.title })}
          </VisuallyHidden>
          <CardGrid itemSize="portrait">
            {found.map(({ item, sharedTags, sharedGenres }) => (
              <TitleCard key={item.slug} title={item} note={why(sharedTags, sharedGenres)} />
            ))}
          </CardGrid>
        </Container>
        <SampleNote />
      </div>
    </>
  );
}
