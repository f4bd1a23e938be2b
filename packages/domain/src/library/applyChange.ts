import type { LibraryAction, LibraryChange, WatchedChange } from './changes';
import { recordVisit } from './days';
import { setListed } from './lists';
import { ALL_HISTORY, forgottenIn, isSettled, markOf, withMarks } from './marks';
import { instantOf, recordPosition } from './positions';
import type { HistoryEntry, LibraryState, WatchPosition } from './types';

type Of<K extends LibraryAction['kind']> = Extract<LibraryChange, { kind: K }>;

const isHiddenSince = (state: LibraryState, { videoId, at, hidden }: WatchPosition): boolean => {
  const mark = markOf(state, 'hidden', videoId);
  return mark && mark.at >= instantOf(at) ? mark.isOn : hidden;
};

/** Records a position unless it was removed since; it stays hidden if that came later. */
const withPosition = (state: LibraryState, position: WatchPosition): LibraryState =>
  forgottenIn(state)(position.videoId, instantOf(position.at))
    ? state
    : recordPosition(state, { ...position, hidden: isHiddenSince(state, position) });

const watched = (state: LibraryState, { position, visit }: WatchedChange): LibraryState =>
  withPosition(visit ? recordVisit(state, visit) : state, position);

const listed = (state: LibraryState, { list, itemId: id, isIn, at }: Of<'listed'>): LibraryState =>
  isSettled(state, list, id, at)
    ? state
    : withMarks(setListed(state, list, id, isIn), [{ kind: list, id, isOn: isIn, at }]);

const hidden = (state: LibraryState, { videoId: id, isHidden, at }: Of<'hidden'>): LibraryState => {
  if (isSettled(state, 'hidden', id, at)) return state;
  const positions = state.positions.map((one) =>
    one.videoId === id && instantOf(one.at) <= at ? { ...one, hidden: isHidden } : one,
  );
  return withMarks({ ...state, positions }, [{ kind: 'hidden', id, isOn: isHidden, at }]);
};

/** Positions go, too, or resuming would bring back what was removed. */
const forget = (state: LibraryState, ids: readonly string[], at: number): LibraryState => {
  const marks = ids
    .filter((id) => !isSettled(state, 'history', id, at))
    .map((id) => ({ kind: 'history' as const, id, isOn: false, at }));
  const marked = withMarks(state, marks);
  const isForgotten = forgottenIn(marked);
  const stays = ({ videoId, at: then }: WatchPosition): boolean =>
    !isForgotten(videoId, instantOf(then));
  return { ...marked, positions: marked.positions.filter(stays) };
};

/** The position that a history entry tells of. */
const positionIn = (entry: HistoryEntry): WatchPosition => ({
  videoId: entry.videoId,
  position: entry.position,
  duration: entry.durationSeconds,
  completed: entry.completed,
  hidden: false,
  at: entry.lastWatchedAt,
});

const restored = (state: LibraryState, { entries, at }: Of<'restored'>): LibraryState => {
  const back = entries.filter(({ videoId }) => !isSettled(state, 'history', videoId, at));
  const marks = back.map(({ videoId: id }) => ({ kind: 'history' as const, id, isOn: true, at }));
  return back.map(positionIn).reduce(withPosition, withMarks(state, marks));
};

/**
 * The library after a change, whatever it was before and however late the change
 * comes: the later of two wins, by their own times, and a change that is applied
 * twice does what it does once. Playlists are documents of their own.
 */
export const applyChange = (state: LibraryState, change: LibraryChange): LibraryState => {
  switch (change.kind) {
    case 'watched':
      return watched(state, change);
    case 'listed':
      return listed(state, change);
    case 'hidden':
      return hidden(state, change);
    case 'removed':
      return forget(state, change.videoIds, change.at);
    case 'cleared':
      return forget(state, [ALL_HISTORY], change.at);
    case 'restored':
      return restored(state, change);
    case 'playlist':
      return state;
  }
};
