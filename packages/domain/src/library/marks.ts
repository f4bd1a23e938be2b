import type { LibraryMark, LibraryState } from './types';
import { MAX_MARKS } from './limits';

/** The id of the mark for the entire history. */
export const ALL_HISTORY = '*';

const MARK = /^(favorites|saved|watchlist|hidden|history)([+-])([\w-]{1,80}|\*)@(\d{1,15})$/;

const encode = ({ kind, id, isOn, at }: LibraryMark): string =>
  `${kind}${isOn ? '+' : '-'}${id}@${at}`;

/** The marks of a library. Invalid texts are left out. */
export const getMarks = (state: LibraryState): readonly LibraryMark[] =>
  (state.marks ?? []).flatMap((text) => {
    const [, kind, sign, id, at] = MARK.exec(text) ?? [];
    if (!kind || !id) return [];
    return [{ kind: kind as LibraryMark['kind'], id, isOn: sign === '+', at: Number(at) }];
  });

/** The latest mark of a class or series, or null. */
export const getMark = (
  state: LibraryState,
  kind: LibraryMark['kind'],
  id: string,
): LibraryMark | null =>
  getMarks(state).find((mark) => mark.kind === kind && mark.id === id) ?? null;

/** Returns the library with marks added, newest first. */
export const addMarks = (state: LibraryState, added: readonly LibraryMark[]): LibraryState => {
  const subject = ({ kind, id }: LibraryMark): string => `${kind}/${id}`;
  const replaced = new Set(added.map(subject));
  const others = getMarks(state).filter((mark) => !replaced.has(subject(mark)));
  const marks = [...added, ...others].sort((a, b) => b.at - a.at).slice(0, MAX_MARKS);
  return { ...state, marks: marks.map(encode) };
};

/** Whether there is a mark with this time or a later one. */
export const hasLaterMark = (
  state: LibraryState,
  kind: LibraryMark['kind'],
  id: string,
  at: number,
): boolean => (getMark(state, kind, id)?.at ?? -Infinity) >= at;

/**
 * Returns a function that checks whether a class that was watched at a given time was removed from
 * the history later.
 */
export const createRemovedCheck = (
  state: LibraryState,
): ((videoId: string, at: number) => boolean) => {
  const marks = new Map(
    getMarks(state)
      .filter(({ kind }) => kind === 'history')
      .map((mark) => [mark.id, mark]),
  );
  const all = marks.get(ALL_HISTORY);
  return (videoId, at) => {
    const own = marks.get(videoId);
    const last = own && all && own.at < all.at ? all : (own ?? all);
    return last !== undefined && !last.isOn && last.at >= at;
  };
};
