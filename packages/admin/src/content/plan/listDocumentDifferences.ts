import { isSameJson } from '../../log/canonicalJson';
import type { DocumentData } from '../contentService';
import type { PlannedDifference } from '../types';

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

/** A name is better to read than an id. */
const isId = (name: string): boolean => name === 'styleId' || name === 'instructorId';

/**
 * The values in which two documents differ, with the names of the fields of entries: `title`, `style`
 * (its name), or `title.ar` for a translation.
 */
export const listDocumentDifferences = (
  before: DocumentData,
  after: DocumentData,
): readonly PlannedDifference[] => {
  const [a, b] = [flattenTranslations(before), flattenTranslations(after)];
  const differences = new Map<string, PlannedDifference>();
  const names = listDifferentNames(a, b);
  for (const name of [...names.filter(isId), ...names.filter((one) => !isId(one))]) {
    const path = entryFields[name] ?? name;
    differences.set(path, { path, before: a[name], after: b[name] });
  }
  return [...differences.values()];
};
