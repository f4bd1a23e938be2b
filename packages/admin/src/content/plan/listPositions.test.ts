import fc from 'fast-check';
import { expect, it } from 'vitest';

import { listPositionChanges } from './listPositions';

it('moves one of two cards that changed places', () => {
  expect(listPositionChanges(['a', 'b', 'c'], ['b', 'a', 'c'])).toHaveLength(1);
});

it('moves no card because of one that appears or leaves', () => {
  expect(listPositionChanges(['a', 'b', 'c'], ['new', 'a', 'c'])).toEqual([
    { id: 'new', from: null, to: 1 },
    { id: 'b', from: 2, to: null },
  ]);
});

it('has every change: without the cards in it, both lists are equal', () => {
  const ids = fc.uniqueArray(fc.integer({ min: 0, max: 30 }).map(String), { maxLength: 20 });
  fc.assert(
    fc.property(ids, ids, (before, after) => {
      const changed = new Set(listPositionChanges(before, after).map(({ id }) => id));
      const toUnchanged = (list: readonly string[]) => list.filter((id) => !changed.has(id));
      expect(toUnchanged(before)).toEqual(toUnchanged(after));
    }),
  );
});

it('has as few moves as possible', () => {
  const ids = ['a', 'b', 'c', 'd', 'e', 'f'];
  fc.assert(
    fc.property(fc.constantFrom(...ids), fc.nat(5), (id, at) => {
      const rest = ids.filter((one) => one !== id);
      const after = [...rest.slice(0, at), id, ...rest.slice(at)];
      expect(listPositionChanges(ids, after).length).toBeLessThanOrEqual(1);
    }),
  );
});

it('has the new number of every card of a numbered list', () => {
  expect(listPositionChanges(['a', 'b', 'c'], ['b', 'c'], true)).toEqual([
    { id: 'a', from: 1, to: null },
    { id: 'b', from: 2, to: 1 },
    { id: 'c', from: 3, to: 2 },
  ]);
});
