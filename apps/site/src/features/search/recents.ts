import { fold } from '@gschool/domain/search';

/** More than this is no memory but a record. */
const MOST = 8;
const SHORTEST = 2;
const LONGEST = 80;

/** Kept searches from a text of the storage, which may hold anything. */
export function readRecents(text: string | null): readonly string[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(kept)) return [];
    return kept
      .filter((one): one is string => typeof one === 'string' && one !== '')
      .slice(0, MOST);
  } catch {
    return [];
  }
}

const isSame = (a: string, b: string): boolean => fold(a) === fold(b);

/** With a search at the beginning; what is the same but for case and accents goes. Too short is no search. */
export function withRecent(recents: readonly string[], query: string): readonly string[] {
  const word = query.trim().replace(/\s+/g, ' ').slice(0, LONGEST);
  if (word.length < SHORTEST) return recents;
  return [word, ...recents.filter((one) => !isSame(one, word))].slice(0, MOST);
}

/** Without one of them. */
export const withoutRecent = (recents: readonly string[], query: string): readonly string[] =>
  recents.filter((one) => one !== query);
