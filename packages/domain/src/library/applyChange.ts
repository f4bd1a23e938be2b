import type { LibraryAction, LibraryChange, WatchedChange } from './changes';
import { recordVisit } from './days';
import { setListed } from './lists';
import { ALL_HISTORY, createRemovedCheck, hasLaterMark, getMark, addMarks } from './marks';
import { toEpochMs, recordPosition } from './positions';
import type { HistoryEntry, LibraryState, WatchPosition } from './types';

type ChangeOfKind<K extends LibraryAction['kind']> = Extract<LibraryChange, { kind: K }>;

const isHiddenAfterwards = (
  state: LibraryState,
  { videoId, at, hidden }: WatchPosition,
): boolean => {
  const mark = getMark(state, 'hidden', videoId);
  return mark && mark.at >= toEpochMs(at) ? mark.isOn : hidden;
};

/**
 * Records a position, unless the class was removed later. The class stays hidden if it was hidden
 * later.
 */
const addPosition = (state: LibraryState, position: WatchPosition): LibraryState =>
  createRemovedCheck(state)(position.videoId, toEpochMs(position.at))
    ? state
    : recordPosition(state, { ...position, hidden: isHiddenAfterwards(state, position) });

const applyWatched = (state: LibraryState, { position, visit }: WatchedChange): LibraryState =>
  addPosition(visit ? recordVisit(state, visit) : state, position);

const applyListed = (
  state: LibraryState,
  { list, itemId: id, isIn, at }: ChangeOfKind<'listed'>,
): LibraryState =>
  hasLaterMark(state, list, id, at)
    ? state
    : addMarks(setListed(state, list, id, isIn), [{ kind: list, id, isOn: isIn, at }]);

const applyHidden = (
  state: LibraryState,
  { videoId: id, isHidden, at }: ChangeOfKind<'hidden'>,
): LibraryState => {
  if (hasLaterMark(state, 'hidden', id, at)) return state;
  const positions = state.positions.map((one) =>
    one.videoId === id && toEpochMs(one.at) <= at ? { ...one, hidden: isHidden } : one,
  );
  return addMarks({ ...state, positions }, [{ kind: 'hidden', id, isOn: isHidden, at }]);
};

/** Removes history entries and their positions, because resuming would bring the entries back. */
const removeFromHistory = (
  state: LibraryState,
  ids: readonly string[],
  at: number,
): LibraryState => {
  const marks = ids
    .filter((id) => !hasLaterMark(state, 'history', id, at))
    .map((id) => ({ kind: 'history' as const, id, isOn: false, at }));
  const marked = addMarks(state, marks);
  const isRemoved = createRemovedCheck(marked);
  const stays = ({ videoId, at: then }: WatchPosition): boolean =>
    !isRemoved(videoId, toEpochMs(then));
  return { ...marked, positions: marked.positions.filter(stays) };
};

/** Creates the position for a history entry. */
const toWatchPosition = (entry: HistoryEntry): WatchPosition => ({
  videoId: entry.videoId,
  position: entry.position,
  duration: entry.durationSeconds,
  completed: entry.completed,
  hidden: false,
  at: entry.lastWatchedAt,
});

const applyRestored = (
  state: LibraryState,
  { entries, at }: ChangeOfKind<'restored'>,
): LibraryState => {
  const back = entries.filter(({ videoId }) => !hasLaterMark(state, 'history', videoId, at));
  const marks = back.map(({ videoId: id }) => ({ kind: 'history' as const, id, isOn: true, at }));
  return back.map(toWatchPosition).reduce(addPosition, addMarks(state, marks));
};

/**
 * Applies a change to the library. The order in which changes are applied does not matter: of two
 * changes, the one with the later time counts, and a change can be applied twice. Playlists are
 * separate documents.
 */
export const applyChange = (state: LibraryState, change: LibraryChange): LibraryState => {
  switch (change.kind) {
    case 'watched':
      return applyWatched(state, change);
    case 'listed':
      return applyListed(state, change);
    case 'hidden':
      return applyHidden(state, change);
    case 'removed':
      return removeFromHistory(state, change.videoIds, change.at);
    case 'cleared':
      return removeFromHistory(state, [ALL_HISTORY], change.at);
    case 'restored':
      return applyRestored(state, change);
    case 'playlist':
      return state;
  }
};
