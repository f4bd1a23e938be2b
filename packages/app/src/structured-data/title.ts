import { toUrl, type DescribedSite, type StructuredDataNode } from './node';
import { createPerson, type DescribedPerson } from './person';
import { toDuration } from './toDuration';

/** The properties that movies and series share. `image` is a path or URL. */
export interface DescribedTitle {
  path: string;
  name: string;
  description: string;
  /** A note that the title is invented. */
  sampleNote: string;
  image: string | undefined;
  genres: readonly string[];
  directors: readonly DescribedPerson[];
  actors: readonly DescribedPerson[];
  composers: readonly DescribedPerson[];
  authors: readonly DescribedPerson[];
}

const createTitle = (site: DescribedSite, title: DescribedTitle) => {
  const toPeople = (people: readonly DescribedPerson[]) =>
    people.map((person) => createPerson(site, person));
  return {
    name: title.name,
    description: title.description,
    disambiguatingDescription: title.sampleNote,
    url: toUrl(site, title.path),
    image: title.image && toUrl(site, title.image),
    genre: title.genres,
    director: toPeople(title.directors),
    author: toPeople(title.authors),
    musicBy: toPeople(title.composers),
    actor: toPeople(title.actors),
  };
};

/** A movie. Before its release, it has no date and may have no length. */
export const createMovie = (
  site: DescribedSite,
  movie: DescribedTitle & { releasedOn: string | null; minutes: number | null },
): StructuredDataNode<'Movie'> => ({
  '@type': 'Movie',
  ...createTitle(site, movie),
  datePublished: movie.releasedOn ?? undefined,
  duration: movie.minutes === null ? undefined : toDuration(movie.minutes * 60),
});

/** A series. */
export const createTvSeries = (
  site: DescribedSite,
  series: DescribedTitle & { seasonCount: number; episodeCount: number },
): StructuredDataNode<'TVSeries'> => ({
  '@type': 'TVSeries',
  ...createTitle(site, series),
  numberOfSeasons: series.seasonCount,
  numberOfEpisodes: series.episodeCount,
});
