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
    fc.property(ids, ids, ids, (before, after, edited) => {
      const changes = listPositionChanges(before, after, new Set(edited));
      const changed = new Set(changes.map(({ id }) => id));
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

it('moves the edited one of two cards that changed places', () => {
  for (const id of ['a', 'b'])
    expect(listPositionChanges(['a', 'b'], ['b', 'a'], new Set([id])).map((one) => one.id)).toEqual(
      [id],
    );
});

it('moves one card if it alone changed its place, whichever are edited', () => {
  const ids = ['a', 'b', 'c', 'd', 'e', 'f'];
  fc.assert(
    fc.property(fc.constantFrom(...ids), fc.nat(5), fc.subarray(ids), (id, at, others) => {
      const rest = ids.filter((one) => one !== id);
      const after = [...rest.slice(0, at), id, ...rest.slice(at)];
      for (const edited of [new Set([id]), new Set(ids), new Set([...others, id])]) {
        const changes = listPositionChanges(ids, after, edited);
        expect(changes.length).toBeLessThanOrEqual(1);
        expect(changes.every((one) => edited.has(one.id))).toBe(true);
      }
    }),
  );
});
