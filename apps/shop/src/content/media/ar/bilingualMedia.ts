import { localize, type Translated } from '@gschool/domain';

import { englishMedia, type MediaLists } from '../catalogue';
import { createMedia } from '../media';
import type { Title } from '../titles';
import { arabicTexts, type ArabicTexts } from './arabicTexts';

/** Adds the Arabic texts to an item. */
const withArabic = <Item extends Translated<never>>(
  item: Item,
  arabic: NonNullable<Item['translations']>[string] | undefined,
): Item => (arabic ? { ...item, translations: { ar: arabic } } : item);

/** The texts of a title without its cast and episodes. */
const pickTitleTexts = (texts: ArabicTexts['movies'][string] | undefined) =>
  texts && { title: texts.title, tagline: texts.tagline, story: texts.story };

/** A title in Arabic; characters without an Arabic name keep the English one. */
const localizeTitle = <Item extends Title>(
  item: Item,
  characters: ArabicTexts['tags'] | undefined,
): Item => ({
  ...localize(item, 'ar'),
  cast: { ...item.cast, ...characters },
});

/**
 * The sample catalog in both languages. Each item also has the texts of the other language, for
 * search. An item without Arabic texts stays English, and its `lang` says so.
 */
export function createBilingualMedia(texts: ArabicTexts) {
  const inEnglish: MediaLists = {
    movies: englishMedia.movies.map((movie) =>
      withArabic(movie, pickTitleTexts(texts.movies[movie.slug])),
    ),
    shows: englishMedia.shows.map((show) =>
      withArabic(show, pickTitleTexts(texts.shows[show.slug])),
    ),
    videos: englishMedia.videos.map((video) => withArabic(video, texts.videos[video.slug])),
    people: englishMedia.people.map((person) => withArabic(person, texts.people[person.slug])),
    playlists: englishMedia.playlists.map((list) => withArabic(list, texts.playlists[list.slug])),
    genres: englishMedia.genres.map((genre) => withArabic(genre, texts.genres[genre.id])),
    tags: englishMedia.tags.map((tag) => {
      const name = texts.tags[tag.id];
      return withArabic(tag, name === undefined ? undefined : { name });
    }),
  };
  const inArabic: MediaLists = {
    movies: inEnglish.movies.map((movie) => localizeTitle(movie, texts.movies[movie.slug]?.cast)),
    shows: inEnglish.shows.map((show) => {
      const arabic = texts.shows[show.slug];
      return {
        ...localizeTitle(show, arabic?.cast),
        seasons: show.seasons.map((season, at) => ({
          ...season,
          episodes: season.episodes.map((episode, number) =>
            localize(withArabic(episode, arabic?.episodes[at]?.[number]), 'ar'),
          ),
        })),
      };
    }),
    videos: inEnglish.videos.map((video) => localize(video, 'ar')),
    people: inEnglish.people.map((person) => localize(person, 'ar')),
    playlists: inEnglish.playlists.map((list) => localize(list, 'ar')),
    genres: inEnglish.genres.map((genre) => localize(genre, 'ar')),
    tags: inEnglish.tags.map((tag) => localize(tag, 'ar')),
  };
  return { en: createMedia(inEnglish, {}), ar: createMedia(inArabic, texts.clips) };
}

export const bilingualMedia = createBilingualMedia(arabicTexts);
