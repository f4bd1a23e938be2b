import type { Language } from '@gschool/app/i18n';

import {
  catalogue,
  createCatalogue,
  englishMedia,
  type Catalogue,
  type MediaLists,
} from './catalogue';

/**
 * The sample catalog in one language. Slugs, ids, pictures and order are the same in all languages.
 */
export interface Media extends MediaLists {
  /** The same items by slug or id. */
  catalogue: Catalogue;
  /** Chapter names of the demo videos by their English names; missing names stay English. */
  chapterNames: Readonly<Record<string, string>>;
}

export const createMedia = (lists: MediaLists, chapterNames: Media['chapterNames']): Media => ({
  ...lists,
  catalogue: createCatalogue(lists),
  chapterNames,
});

type LoadedMedia = Readonly<{ en: Media } & Partial<Record<Language, Media>>>;

let loaded: LoadedMedia = { en: { ...englishMedia, catalogue, chapterNames: {} } };

/** Stores the loaded catalogs (`useMedia.ts` loads them together with the language). */
export const setMedia = (media: LoadedMedia): void => {
  loaded = media;
};

/** The catalog in a language; English until the other one is loaded. */
export const getMedia = (language: Language): Media => loaded[language] ?? loaded.en;
