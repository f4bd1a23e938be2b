import { computeFingerprint, getIdError, getStyleIdError } from '@gschool/domain';
import type { PackList } from '@gschool/domain/content-pack';
import slugify from '@sindresorhus/slugify';

/** The route of a new entry, which therefore can't be an id. */
const NEW = 'new';
const MAX_LENGTH = 80;

/**
 * An id in Latin letters from a title: `slow-strength`. A title in a script that can't be written in
 * Latin letters gives an id without a meaning; an empty title gives `''`.
 */
export const suggestId = (title: string): string => {
  const slug = slugify(title).slice(0, MAX_LENGTH).replace(/-$/, '');
  return slug || (title.trim() && `id-${computeFingerprint(title)}`);
};

/** Why an id can't be used. */
export type IdProblem = 'missing' | 'invalid' | 'taken';

/** What is wrong with the id of a new entry; null if it can be used. */
export const findIdProblem = (
  list: PackList,
  id: string,
  isTaken: (id: string) => boolean,
): IdProblem | null => {
  if (id === '') return 'missing';
  const error = list === 'styles' ? getStyleIdError(id) : getIdError(id);
  if (error !== null || id === NEW) return 'invalid';
  return isTaken(id) ? 'taken' : null;
};
