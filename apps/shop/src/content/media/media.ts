import type { Language } from '@gschool/app/i18n';
import {
  catalogue,
  createCatalogue,
  englishMedia,
  type Catalogue,
  type MediaLists,
} from './catalogue';

/** The sample catalog in one language. Slugs, ids, pictures and order are the same in each. */
export interface Media extends MediaLists {
  /** The same items by their slug or id. */
  catalogue: Catalogue;
  /** Names of the demo videos' chapters by their English names; a missing one stays English. */
  chapterNames: Readonly<Record<string, string>>;
}

/** The catalog of some lists. */
export const createMedia = (lists: MediaLists, chapterNames: Media['chapterNames']): Media => ({
  ...lists,
  catalogue: createCatalogue(lists),
  chapterNames,
});

type LoadedMedia = Readonly<{ en: Media } & Partial<Record<Language, Media>>>;

let loaded: LoadedMedia = { en: { ...englishMedia, catalogue, chapterNames: {} } };

/** Keeps the catalog in the languages that have been loaded (`i18n/samples.ts`). */
export const setMedia = (media: LoadedMedia): void => {
  loaded = media;
};

/** The catalog in a language; English until another one is loaded. */
export const getMedia = (language: Language): Media => loaded[language] ?? loaded.en;
