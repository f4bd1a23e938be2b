import type { SourceEntry } from '@gschool/domain/content-pack';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';

import { isSameJson } from '../../log/canonicalJson';
import { flattenEntry, rowKeys, setEntryField } from './flattenEntry';
import { mergeEntries, type MergedEntry } from './mergeEntries';
import type { EntryConflict } from './mergedValue';
import { isRow, type Row } from './texts';

const isFull = process.env['TEST_SCOPE'] === 'full';
const RUNS = { numRuns: isFull ? 10_000 : 1000 };
const FEWER_RUNS = { numRuns: isFull ? 2000 : 300 };
/** For 10,000 pairs on a machine that does other work. */
const TIMEOUT_MS = 120_000;
const LANGUAGE = 'en';
const same = isSameJson;

const word = fc.constantFrom('a', 'b', 'c', 'd');
/** Short lists of few values, so that both sides often change the same ones. */
const listOf = (values: readonly string[]) =>
  fc.shuffledSubarray([...values], { minLength: 0, maxLength: values.length });
const texts = fc.oneof(word, fc.record({ en: word, ar: word, fr: word }, { requiredKeys: ['en'] }));
const chapters = fc
  .uniqueArray(fc.record({ startSeconds: fc.integer({ min: 0, max: 6 }), title: texts }), {
    selector: (row) => row.startSeconds,
    maxLength: 4,
  })
  .map((rows) => rows.toSorted((a, b) => a.startSeconds - b.startSeconds));
const captions = fc.uniqueArray(
  fc.record({ language: fc.constantFrom('en', 'ar', 'fr'), label: word, src: word }),
  { selector: (row) => row.language, maxLength: 3 },
);
const fields: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  title: texts,
  description: texts,
  level: word,
  durationSeconds: fc.integer({ min: 1, max: 4 }),
  equipment: listOf(['mat', 'strap', 'wall']),
  focus: listOf(['hips', 'back', 'arms']),
  chapters,
  captions,
  videos: listOf(['v1', 'v2', 'v3', 'v4', 'v5', 'v6']),
};

/** Removes, moves or adds an item, as a form does. */
const withOneChange = <Item>(
  list: readonly Item[],
  added: fc.Arbitrary<Item>,
): fc.Arbitrary<Item[]> => {
  const at = fc.nat({ max: list.length });
  return fc.oneof(
    at.map((index) => list.toSpliced(index, 1)),
    fc.tuple(at, at).map(([from, to]) => {
      const rest = list.toSpliced(from, 1);
      return rest.toSpliced(to, 0, ...list.slice(from, from + 1));
    }),
    fc
      .tuple(at, added)
      .map(([index, item]) => (list.includes(item) ? [...list] : list.toSpliced(index, 0, item))),
  );
};

const withOneRow = (rows: readonly Row[], key: string, row: fc.Arbitrary<Row>) =>
  fc
    .oneof(
      withOneChange<Row>(rows, row),
      fc
        .tuple(fc.nat({ max: 3 }), row)
        .map(([index, other]) =>
          rows.map((one, at) => (at === index ? { ...other, [key]: one[key] } : one)),
        ),
    )
    .map((all) =>
      all.filter((one, at) => all.findIndex((other) => other[key] === one[key]) === at),
    );

/** Small changes of the lists of an entry. */
const smallChanges = (base: SourceEntry): Readonly<Record<string, fc.Arbitrary<unknown>>> => ({
  videos: withOneChange(base['videos'] as string[], fc.constantFrom('v7', 'v8')),
  chapters: withOneRow(
    base['chapters'] as Row[],
    'startSeconds',
    fc.record({ startSeconds: fc.integer({ min: 0, max: 6 }), title: texts }),
  ).map((rows) => rows.toSorted((a, b) => Number(a['startSeconds']) - Number(b['startSeconds']))),
  captions: withOneRow(
    base['captions'] as Row[],
    'language',
    fc.record({ language: fc.constantFrom('en', 'ar', 'fr', 'es'), label: word, src: word }),
  ),
});

const optional: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  portrait: word,
  hls: word,
};
const entry = fc
  .record({ ...fields, ...optional }, { requiredKeys: Object.keys(fields) })
  .map((values): SourceEntry => ({ id: 'one', ...values }));

/** An entry in which some fields have other values, and optional ones may be missing. */
const edited = (base: SourceEntry): fc.Arbitrary<SourceEntry> =>
  fc
    .subarray([...Object.keys(fields), ...Object.keys(optional)], { maxLength: 4 })
    .chain((names) =>
      fc.record(
        Object.fromEntries(
          names.map((name) => {
            const small = smallChanges(base)[name];
            const any = fields[name] ?? fc.option(optional[name] ?? word, { nil: undefined });
            return [name, small ? fc.oneof(small, small, any) : any];
          }),
        ),
      ),
    )
    .map((values) => {
      const all = Object.entries({ ...base, ...values }).filter(([, value]) => value !== undefined);
      return Object.fromEntries(all) as unknown as SourceEntry;
    });

interface Sides {
  base: SourceEntry | null;
  mine: SourceEntry | null;
  theirs: SourceEntry | null;
}

const sides: fc.Arbitrary<Sides> = entry.chain((base) => {
  const side = fc.oneof(
    { weight: 20, arbitrary: edited(base) },
    { weight: 1, arbitrary: fc.constant(null) },
    { weight: 1, arbitrary: fc.constant(base) },
  );
  const before = fc.oneof(
    { weight: 20, arbitrary: fc.constant(base) },
    { weight: 1, arbitrary: fc.constant(null) },
  );
  return fc.record({ base: before, mine: side, theirs: side });
});

const toRows = (value: unknown): readonly Row[] =>
  Array.isArray(value) ? value.filter(isRow) : [];
const toList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** The edits of a side that are neither in the result nor part of a conflict. */
const findLostEdits = (
  base: SourceEntry | null,
  side: SourceEntry | null,
  other: SourceEntry | null,
  { merged, conflicts }: MergedEntry,
): string[] => {
  const isNamed = (path: string) =>
    conflicts.some(
      (one) => one.path === '' || one.path === path || path.startsWith(`${one.path}.`),
    );
  if (same(base, side) || isNamed('')) return [];
  if (side === null || merged === null) return same(side, merged) ? [] : ['the entry'];
  const lost: string[] = [];
  const lose = (path: string, isFound: boolean) => {
    if (!isFound && !isNamed(path)) lost.push(path);
  };
  const whole = () => false;
  const [before, after, result] = [base, side, merged].map((one) =>
    flattenEntry(one, LANGUAGE, whole),
  );
  for (const path of new Set([...(before?.keys() ?? []), ...(after?.keys() ?? [])])) {
    const [old, now, got] = [before?.get(path), after?.get(path), result?.get(path)];
    if (same(old, now)) continue;
    const rowKey = rowKeys[path];
    if (rowKey !== undefined) {
      const find = (rows: unknown, row: Row) =>
        toRows(rows).find((one) => one[rowKey] === row[rowKey]);
      const isSameElse = (a: Row, b: Row) =>
        same({ ...a, [rowKey]: null }, { ...b, [rowKey]: null });
      // This side may have changed only the key of a row.
      const findOld = (row: Row): Row | undefined =>
        find(old, row) ??
        toRows(old).find((one) => find(now, one) === undefined && isSameElse(one, row));
      // The other side may have moved the row: then the edit is in the row with the new key.
      const findMoved = (row: Row): Row | undefined => {
        const was = find(old, row);
        const moved = toRows(other?.[path]).find(
          (one) => was !== undefined && find(old, one) === undefined && isSameElse(one, was),
        );
        return moved && find(got, moved);
      };
      for (const row of toRows(now)) {
        const was = findOld(row);
        if (same(was, row)) continue;
        const is = find(got, row) ?? findMoved(row);
        // The index of a conflict is that of the result.
        const at = is === undefined ? -1 : toRows(got).indexOf(is);
        if (is === undefined) {
          lose(path, false);
          continue;
        }
        const [oldRow, newRow, gotRow] = [was ?? null, row, is].map((one) =>
          flattenEntry(one, LANGUAGE),
        );
        for (const field of new Set([...(oldRow?.keys() ?? []), ...(newRow?.keys() ?? [])]))
          if (!same(oldRow?.get(field), newRow?.get(field)))
            lose(`${path}.${at}.${field}`, same(newRow?.get(field), gotRow?.get(field)));
      }
      for (const row of toRows(old))
        if (find(now, row) === undefined) lose(path, find(got, row) === undefined);
    } else if (Array.isArray(now)) {
      for (const item of toList(now))
        if (!toList(old).includes(item)) lose(path, toList(got).includes(item));
      for (const item of toList(old))
        if (!now.includes(item)) lose(path, !toList(got).includes(item));
      // The order of a series' classes: two classes that this side swapped stay swapped.
      if (path === 'videos')
        for (const [at, item] of now.entries())
          for (const next of now.slice(at + 1)) {
            const [a, b] = [toList(old).indexOf(item), toList(old).indexOf(next)];
            const [x, y] = [toList(got).indexOf(item), toList(got).indexOf(next)];
            if (a > b && b >= 0 && x >= 0 && y >= 0) lose(path, x < y);
          }
    } else lose(path, same(now, got));
  }
  return lost;
};

const swap = ({ path, base, mine, theirs }: EntryConflict): EntryConflict => ({
  path,
  base,
  mine: theirs,
  theirs: mine,
});

it(
  'loses no edit of either side',
  () => {
    let conflicted = 0;
    let merged = 0;
    fc.assert(
      fc.property(sides, ({ base, mine, theirs }) => {
        const result = mergeEntries(base, mine, theirs, LANGUAGE);
        if (result.conflicts.length > 0) conflicted += 1;
        else if (!same(result.merged, mine) && !same(result.merged, theirs)) merged += 1;
        expect([
          ...findLostEdits(base, mine, theirs, result),
          ...findLostEdits(base, theirs, mine, result),
        ]).toEqual([]);
      }),
      RUNS,
    );
    // The pairs are not trivial: many have conflicts, and many have edits of both sides.
    expect(conflicted).toBeGreaterThan(0.1 * RUNS.numRuns);
    expect(merged).toBeGreaterThan(0.1 * RUNS.numRuns);
  },
  TIMEOUT_MS,
);

it('merges the same way from both sides', () => {
  fc.assert(
    fc.property(sides, ({ base, mine, theirs }) => {
      const one = mergeEntries(base, mine, theirs, LANGUAGE);
      const other = mergeEntries(base, theirs, mine, LANGUAGE);
      const byPath = (a: EntryConflict, b: EntryConflict) => (a.path < b.path ? -1 : 1);
      expect(other.conflicts.map(swap).toSorted(byPath)).toEqual(one.conflicts.toSorted(byPath));
      // With the other side's value in each conflict, both results are equal.
      const chosen = other.conflicts.reduce(
        (result, conflict) => setEntryField(result, conflict.path, conflict.theirs, LANGUAGE),
        other.merged,
      );
      expect(same(chosen, one.merged)).toBe(true);
    }),
    FEWER_RUNS,
  );
});

it('has the values of mine in conflicts, and nothing that neither side wrote', () => {
  fc.assert(
    fc.property(sides, ({ base, mine, theirs }) => {
      const { merged, conflicts } = mergeEntries(base, mine, theirs, LANGUAGE);
      const [result, my, their] = [merged, mine, theirs].map((one) =>
        flattenEntry(one, LANGUAGE, () => false),
      );
      for (const { path, mine: value } of conflicts) {
        if (path === '') expect(merged).toEqual(mine);
        else if (!/\.\d+\./.test(path)) expect(same(result?.get(path), value)).toBe(true);
      }
      for (const [path, value] of result ?? [])
        if (!Array.isArray(value))
          expect([my?.get(path), their?.get(path)].some((one) => same(one, value))).toBe(true);
    }),
    FEWER_RUNS,
  );
});

it('changes nothing if only one side has edits, or both have the same', () => {
  fc.assert(
    fc.property(sides, ({ base, mine }) => {
      expect(mergeEntries(base, mine, base, LANGUAGE)).toEqual({
        merged: mine,
        elsewhere: [],
        conflicts: [],
      });
      expect(mergeEntries(base, base, mine, LANGUAGE)).toMatchObject({
        merged: mine,
        conflicts: [],
      });
      expect(mergeEntries(base, mine, mine, LANGUAGE)).toEqual({
        merged: mine,
        elsewhere: [],
        conflicts: [],
      });
    }),
    FEWER_RUNS,
  );
});
