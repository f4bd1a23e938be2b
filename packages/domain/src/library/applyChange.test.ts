import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { createSamplePosition } from '../testing/samples';
import { applyChange } from './applyChange';
import { dropFutureTimes, MAX_CLOCK_ADVANCE_MS, getChangeTime } from './plausibleTime';
import type { LibraryAction, LibraryChange } from './changes';
import { getContinueWatching } from './continueWatching';
import { getWatchedDays } from './days';
import { MAX_MARKS, MAX_VISITS } from './limits';
import { applyToHistory } from './history';
import { getMarks } from './marks';
import { emptyLibrary, getPosition } from './positions';
import type { HistoryEntry, LibraryState } from './types';

const START = Date.parse('2026-11-21T10:00:00.000Z');
const iso = (minute: number): string => new Date(START + minute * 60_000).toISOString();
const change = (minute: number, action: LibraryAction): LibraryChange => ({
  ...action,
  id: `at-${minute}`,
  at: START + minute * 60_000,
});
const watched = (minute: number, position = 100, videoId = 'a'): LibraryChange =>
  change(minute, {
    kind: 'watched',
    position: createSamplePosition({ videoId, position, at: iso(minute) }),
    title: videoId,
    posterRef: 'p',
    isLeft: true,
  });
const listed = (minute: number, itemId: string, isIn: boolean): LibraryChange =>
  change(minute, { kind: 'listed', list: 'favorites', itemId, isIn });
const hidden = (minute: number, isHidden = true): LibraryChange =>
  change(minute, { kind: 'hidden', videoId: 'a', isHidden });
const removed = (minute: number): LibraryChange =>
  change(minute, { kind: 'removed', videoIds: ['a'] });
const cleared = (minute: number): LibraryChange => change(minute, { kind: 'cleared', known: [] });
const entry: HistoryEntry = {
  videoId: 'a',
  title: 'A',
  posterRef: 'p',
  durationSeconds: 1440,
  position: 100,
  completed: false,
  lastWatchedAt: iso(1),
};
const restored = (minute: number): LibraryChange =>
  change(minute, { kind: 'restored', entries: [entry] });
const after = (...changes: readonly LibraryChange[]): LibraryState =>
  changes.reduce(applyChange, emptyLibrary);
const getSeconds = (state: LibraryState): number | undefined => getPosition(state, 'a')?.position;

describe('delayed changes', () => {
  it.each([
    ['a later position wins', [watched(1, 100), watched(2, 50)], 50],
    ['an earlier one changes nothing', [watched(2, 50), watched(1, 100)], 50],
    ['a removal deletes the position', [watched(1), removed(2)], undefined],
    ['a position from before the removal is ignored', [removed(2), watched(1)], undefined],
    ['a position from after the removal counts', [removed(2), watched(3)], 100],
    ['clearing deletes a position that arrives later', [cleared(2), watched(1)], undefined],
    ['restoring returns the position', [watched(1), removed(2), restored(3)], 100],
    ['restoring after a clearing returns it too', [watched(1), cleared(2), restored(3)], 100],
    ['restoring before a later clearing does not', [cleared(4), restored(3)], undefined],
    ['restoring does not lower a newer position', [removed(2), watched(3, 700), restored(4)], 700],
  ])('%s', (_, changes, place) => expect(getSeconds(after(...changes))).toBe(place));

  const shown = (state: LibraryState): number => getContinueWatching(state).length;
  it.each([
    ['hidden', [watched(1), hidden(2)], 0],
    ['hidden first, as another device received it', [hidden(2), watched(1)], 0],
    ['played again', [watched(1), hidden(2), watched(3)], 1],
    ['undone', [watched(1), hidden(2), hidden(3, false)], 1],
    [
      'undone, and both changes received in reverse order',
      [watched(1), hidden(3, false), hidden(2)],
      1,
    ],
  ])('continue watching, %s', (_, changes, count) => expect(shown(after(...changes))).toBe(count));

  it('hides a class without changing its position', () => {
    expect(getSeconds(after(hidden(5), watched(1, 100), watched(2, 300)))).toBe(300);
  });

  it('keeps entries that were added on two devices', () => {
    expect(after(listed(2, 'b', true), listed(1, 'a', true)).favorites.toSorted()).toEqual([
      'a',
      'b',
    ]);
  });
});

describe('the order in which changes arrive', () => {
  const ids = ['a', 'b', 'c'];
  const any = fc.oneof(
    fc.record({
      kind: fc.constant('listed' as const),
      id: fc.constantFrom(...ids),
      is: fc.boolean(),
    }),
    fc.record({
      kind: fc.constant('hidden' as const),
      id: fc.constantFrom(...ids),
      is: fc.boolean(),
    }),
    fc.record({
      kind: fc.constant('watched' as const),
      id: fc.constantFrom(...ids),
      is: fc.boolean(),
    }),
    fc.record({
      kind: fc.constant('removed' as const),
      id: fc.constantFrom(...ids),
      is: fc.boolean(),
    }),
    fc.record({ kind: fc.constant('cleared' as const), id: fc.constant('a'), is: fc.boolean() }),
  );
  const made = (minute: number, { kind, id, is }: { kind: string; id: string; is: boolean }) => {
    if (kind === 'listed') return listed(minute, id, is);
    if (kind === 'hidden') return change(minute, { kind: 'hidden', videoId: id, isHidden: is });
    if (kind === 'watched') return watched(minute, minute * 10, id);
    if (kind === 'removed') return change(minute, { kind: 'removed', videoIds: [id] });
    return cleared(minute);
  };
  /**
   * The library as the member sees it. Lists are sorted, because their order depends on when the
   * changes were applied.
   */
  const seen = (state: LibraryState) => ({
    favorites: state.favorites.toSorted(),
    positions: state.positions,
    marks: state.marks?.toSorted(),
  });

  it('does not matter, and no change counts twice', () => {
    const script = fc
      .array(any, { minLength: 2, maxLength: 10 })
      .map((all) => all.map((one, n) => made(n + 1, one)))
      .chain((all) =>
        fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
      );
    fc.assert(
      fc.property(script, ([inOrder, shuffled]) => {
        const straight = after(...inOrder);
        expect(seen(after(...shuffled))).toEqual(seen(straight));
        expect(after(...inOrder, ...inOrder)).toEqual(straight);
      }),
      { numRuns: 500 },
    );
  });
});

describe('the stored marks, days and visits', () => {
  it('contain the last 200 changes, and invalid texts are ignored', () => {
    const many = Array.from({ length: 250 }, (_, n) => listed(n, `v${n}`, true));
    const marks = getMarks(after(...many));
    expect([marks.length, marks[0]?.id]).toEqual([MAX_MARKS, 'v249']);
    expect(getMarks({ ...emptyLibrary, marks: ['favorites?a@1', 'saved+a@x', ''] })).toEqual([]);
  });

  const visit = (id: string, seconds: number, day = '2026-11-21'): LibraryChange => ({
    ...(watched(1) as Extract<LibraryChange, { kind: 'watched' }>),
    visit: { id, day, seconds },
  });
  it.each([
    ['a visit', [visit('v', 60)], [60]],
    ['sent twice', [visit('v', 60), visit('v', 60)], [60]],
    ['sent again with more seconds', [visit('v', 60), visit('v', 90.4)], [90]],
    ['sent late', [visit('v', 90), visit('v', 60)], [90]],
    ['two visits', [visit('v', 60), visit('w', 30)], [90]],
    ['over midnight', [visit('v', 60), visit('v', 30, '2026-11-22')], [30, 60]],
    ['at most 24 hours', [visit('v', 86_000), visit('w', 9000)], [86_400]],
  ])('minutes of the day: %s', (_, changes, expected) => {
    expect(getWatchedDays(after(...changes)).map(({ seconds }) => seconds)).toEqual(expected);
  });

  it('contain the last 20 visits', () => {
    const many = Array.from({ length: 30 }, (_, n) => visit(`v${n}`, 1));
    expect(after(...many).visits).toHaveLength(MAX_VISITS);
    expect(getWatchedDays(after(...many))[0]?.seconds).toBe(30);
  });
});

describe('wrong clocks', () => {
  const tomorrow = START + MAX_CLOCK_ADVANCE_MS;
  const ahead = createSamplePosition({ videoId: 'a', at: new Date(tomorrow + 1).toISOString() });
  const marked = { ...emptyLibrary, marks: [`favorites+a@${tomorrow + 1}`], positions: [ahead] };

  it('lose against the next change if they are more than a day ahead', () => {
    const state = dropFutureTimes(marked, START);
    expect(getSeconds(applyChange(state, watched(0, 7)))).toBe(7);
    expect(applyChange(state, listed(0, 'a', false)).favorites).toEqual([]);
    expect(dropFutureTimes(marked, START + 1)).toBe(marked);
  });

  it('do not make a new change earlier than the seen ones, up to a day ahead', () => {
    const near = { ...emptyLibrary, marks: [`favorites+a@${START + 5}`] };
    expect(getChangeTime(near, START)).toBe(START + 6);
    expect(
      getChangeTime({ ...near, positions: [createSamplePosition({ at: iso(1) })] }, START),
    ).toBe(START + 60_001);
    expect(getChangeTime(marked, START)).toBe(START);
    expect(getChangeTime(undefined, START)).toBe(START);
  });
});

describe('the history', () => {
  const older = { ...entry, videoId: 'b', lastWatchedAt: iso(0) };
  const future = { ...entry, lastWatchedAt: new Date(START + 9e9).toISOString() };
  it.each([
    ['a class that is left comes first', watched(5), ['a', 'b']],
    ['a removed class is deleted', removed(5), ['b']],
    ['a class that was watched after the removal stays', removed(0), ['a', 'b']],
    ['clearing deletes all', cleared(5), []],
    ['clearing keeps a class that was watched later', cleared(0.5), ['a']],
    ['changes of lists do not affect it', listed(5, 'a', true), ['a', 'b']],
  ])('%s', (_, one, ids) => {
    expect(applyToHistory([entry, older], one).map(({ videoId }) => videoId)).toEqual(ids);
  });

  it('removes entries that a wrong clock dated into the future', () => {
    expect(applyToHistory([future], cleared(5))).toEqual([]);
    expect(applyToHistory([future], removed(5))).toEqual([]);
  });

  it('restores entries in their order', () => {
    const first = { ...entry, videoId: 'c', lastWatchedAt: iso(3) };
    const ids = applyToHistory([first, older], restored(9)).map(({ videoId }) => videoId);
    expect(ids).toEqual(['c', 'a', 'b']);
  });
});
