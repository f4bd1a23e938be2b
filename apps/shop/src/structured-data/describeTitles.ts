import {
  createSocialImage,
  type PageDescription,
  type RenderedDocument,
} from '@gschool/app/server';
import { createMovie, createTvSeries, createWebPage } from '@gschool/app/structured-data';

import { paths } from '../config/paths';
import { catalogue, pick } from '../content/media/catalogue';
import type { Title } from '../content/media/titles';
import { site, t } from './site';

const toPeople = (slugs: readonly string[]) =>
  pick(catalogue.people, slugs).map(({ slug, name }) => ({ name, path: paths.person(slug) }));

/** What a movie and a series share. The note says what the page says: all titles are samples. */
const describeTitle = (title: Title, path: string, image: string) => ({
  path,
  name: title.title,
  description: title.story,
  sampleNote: t('media.samples'),
  image,
  genres: pick(catalogue.genres, title.genres).map(({ name }) => name),
  directors: toPeople([title.director]),
  authors: toPeople(title.writer ? [title.writer] : []),
  composers: toPeople(title.music ? [title.music] : []),
  actors: toPeople(Object.keys(title.cast)),
});

const createTitleImage = (title: Title, path: string, label: string) =>
  createSocialImage({
    path,
    picture: title.picture,
    title: title.title,
    label,
    description: title.tagline,
  });

/** The page of a movie. */
export function describeMovie(page: RenderedDocument, slug: string): PageDescription | undefined {
  const movie = catalogue.movies.get(slug);
  if (!movie) return undefined;
  const { released: releasedOn, minutes } = movie;
  const socialImage = createTitleImage(movie, page.path, t('media.movie'));
  const title = describeTitle(movie, page.path, socialImage.path);
  return {
    structuredData: [
      createWebPage(site, page, 'ItemPage'),
      createMovie(site, { ...title, releasedOn, minutes }),
    ],
    socialImage,
  };
}

/** The page of a show. */
export function describeShow(page: RenderedDocument, slug: string): PageDescription | undefined {
  const show = catalogue.shows.get(slug);
  if (!show) return undefined;
  const socialImage = createTitleImage(show, page.path, t('media.show'));
  return {
    structuredData: [
      createWebPage(site, page, 'ItemPage'),
      createTvSeries(site, {
        ...describeTitle(show, page.path, socialImage.path),
        seasonCount: show.seasons.length,
        episodeCount: show.seasons.flatMap(({ episodes }) => episodes).length,
      }),
    ],
    socialImage,
  };
}
