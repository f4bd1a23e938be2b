import { isSameJson } from '../../log/canonicalJson';
import type { DocumentData } from '../contentService';

/** Fields of documents that come from a field of the entry with another name. */
const entryFields: Readonly<Record<string, string>> = {
  styleId: 'style',
  styleName: 'style',
  instructorId: 'instructor',
  instructorName: 'instructor',
  seriesId: 'series',
  classIds: 'videos',
  hasVideo: 'hls',
  hasReplay: 'replay',
  replayVideoId: 'replay',
};

/** The texts of other languages, one for each field: `title.ar`. */
const flattenTranslations = ({ translations, ...data }: DocumentData): DocumentData => ({
  ...data,
  ...Object.fromEntries(
    Object.entries((translations ?? {}) as Readonly<Record<string, object>>).flatMap(
      ([language, texts]) =>
        Object.entries(texts).map(([name, text]) => [
          `${entryFields[name] ?? name}.${language}`,
          text as unknown,
        ]),
    ),
  ),
});

/** The names of the fields in which two entries or documents differ. */
export const listDifferentNames = (before: DocumentData, after: DocumentData): readonly string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => !isSameJson(before[name], after[name]),
  );

/**
 * The fields of the entry in which two documents differ: `title`, `style`, or `title.ar` for a
 * translation. The names are those of entries, not those of documents.
 */
export const listChangedFields = (before: DocumentData, after: DocumentData): readonly string[] => {
  const [a, b] = [flattenTranslations(before), flattenTranslations(after)];
  return [...new Set(listDifferentNames(a, b).map((name) => entryFields[name] ?? name))];
};
