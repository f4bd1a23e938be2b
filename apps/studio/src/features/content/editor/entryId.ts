import slugify from '@sindresorhus/slugify';

import { getIdError, getStyleIdError } from '@gschool/domain';
import type { PackList } from '@gschool/domain/content-pack';

/** The route of a new entry, which therefore can't be an id. */
const NEW = 'new';
const MAX_LENGTH = 80;

/** An id in Latin letters from a title in any script: `slow-strength`; `''` if nothing is left. */
export const suggestId = (title: string): string =>
  slugify(title).slice(0, MAX_LENGTH).replace(/-+$/, '');

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
