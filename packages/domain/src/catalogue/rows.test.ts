import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyLibrary } from '../library/positions';
import { aCatalogue, aClass, aPosition } from '../testing/samples';
import type { CatalogueRow } from './catalogueRow';
import { catalogueRows, ROWS } from './rows';
import { IN_SIGHT } from './spreadRows';
import type { ClassCard } from './types';

const now = Date.parse('2026-11-21T12:00:00.000Z');
const daysAgo = (n: number): string => new Date(now - n * 86_400_000).toISOString();
const idsOf = (row: CatalogueRow | undefined) => row?.entries.map(({ card }) => card.id);
const rowOf = (rows: readonly CatalogueRow[], kind: string) =>
  rows.find((row) => row.kind === kind);
const library = (...positions: Parameters<typeof aPosition>[0][]) => ({
  ...emptyLibrary,
  positions: positions.map(aPosition),
});
const long = { durationSeconds: 3000 };
/** So many classes of a style, out `from` days ago and a day apart. */
const some = (name: string, count: number, from: number, changes: Partial<ClassCard> = {}) =>
  Array.from({ length: count }, (_, n) =>
    aClass({
      ...long,
      id: `${name}${n}`,
      styleId: name,
      styleName: name,
      instructorId: name,
      focus: [name],
      releasedAt: daysAgo(from + n),
      ...changes,
    }),
  );

const yoga = some('yoga', 8, 30);
const dance = some('dance', 8, 60);
const styles = [
  { id: 'yoga', name: 'Yoga' },
  { id: 'dance', name: 'Dance' },
];
const catalogue = aCatalogue({ classes: [...yoga, ...dance], styles });

describe('rows of the catalogue', () => {
  it('begin with what the member goes on with, one class too', () => {
    const rows = catalogueRows(catalogue, library({ videoId: 'yoga3' }), now);
    expect(rows[0]?.kind).toBe('continue');
    expect(idsOf(rows[0])).toEqual(['yoga3']);
    expect(rows[0]?.entries[0]?.watched?.position).toBe(100);
  });

  it('show the next class of each series under way, with its number', () => {
    const series = [
      { id: 's', title: 'Hips', description: '', poster: '', classIds: ['yoga0', 'yoga1', 'gone'] },
      { id: 't', title: 'Idle', description: '', poster: '', classIds: ['dance0', 'dance1'] },
    ];
    const rows = catalogueRows(
      { ...catalogue, series },
      library({ videoId: 'yoga0', completed: true }),
      now,
    );
    const [entry] = rowOf(rows, 'seriesUnderWay')?.entries ?? [];
    expect(entry?.card.id).toBe('yoga1');
    expect(entry?.step).toEqual({ series: 'Hips', number: 2, total: 2 });
    // What is begun stands in "continue" already.
    const both = library({ videoId: 'yoga0', completed: true }, { videoId: 'yoga1' });
    expect(rowOf(catalogueRows({ ...catalogue, series }, both, now), 'seriesUnderWay')).toBe(
      undefined,
    );
  });

  it('say why: because of what was finished lately', () => {
    const rows = catalogueRows(
      catalogue,
      library({ videoId: 'dance2', completed: true, at: daysAgo(2) }),
      now,
    );
    const row = rowOf(rows, 'because');
    expect(row).toMatchObject({ title: dance[2]?.title, styleId: 'dance' });
    expect(idsOf(row)?.every((id) => id.startsWith('dance') && id !== 'dance2')).toBe(true);
  });

  it('show the newest when the week was quiet, else the week; never what is not out yet', () => {
    expect(rowOf(catalogueRows(catalogue, null, now), 'newest')).toBeDefined();
    const week = [
      ...some('now', 1, 0, { releasedAt: daysAgo(0) }),
      ...some('fresh', 2, 5),
      ...some('soon', 1, -1),
    ];
    const at = (classes: readonly ClassCard[]) =>
      catalogueRows(aCatalogue({ classes: [...classes, ...yoga] }), null, now)[0];
    expect(idsOf(at(week))).toEqual(['now0', 'fresh0', 'fresh1']);
    expect(at(week.slice(1))?.kind).toBe('newest');
    expect(idsOf(at(week.slice(1)))).not.toContain('soon0');
  });

  it('take a class of twenty minutes for a short one, and no longer one', () => {
    const short = [
      ...some('short', 3, 90, { durationSeconds: 1200 }),
      ...some('longer', 3, 90, { durationSeconds: 1260 }),
    ];
    const rows = catalogueRows(aCatalogue({ classes: [...yoga, ...short] }), null, now);
    expect(idsOf(rowOf(rows, 'short'))?.slice(0, 3)).toEqual(['short0', 'short1', 'short2']);
  });

  it('put the style first that the member opens most', () => {
    const rows = catalogueRows(catalogue, library({ videoId: 'dance7' }), now);
    expect(rows.filter(({ kind }) => kind === 'style').map(({ id }) => id)).toEqual([
      'style:dance',
      'style:yoga',
    ]);
    expect(catalogueRows(aCatalogue(), library({ videoId: 'gone' }), now)).toEqual([]);
  });

  it('move what another row or the hero shows to the end, and leave out a row of repetitions', () => {
    const picked = yoga.map((card) => ({ ...card, collections: ['picks', 'featured'] as const }));
    const all = aCatalogue({ classes: [...picked, ...dance], styles });
    const rows = catalogueRows(all, null, now, 'yoga0');
    expect(idsOf(rowOf(rows, 'newest'))?.slice(0, 5)).toEqual([
      'yoga1',
      'yoga2',
      'yoga3',
      'yoga4',
      'yoga5',
    ]);
    // Two of the eight picks are left that nobody has seen: no row of its own.
    expect(rowOf(rows, 'picks')).toBeUndefined();
    expect(rowOf(rows, 'featured')).toBeUndefined();
    expect(rows.map(({ id }) => id)).toEqual(['newest', 'style:dance']);
  });

  it('never begin with the same cards, whatever the catalogue', () => {
    const anyClass = fc.record({
      id: fc.stringMatching(/^[a-z]{1,3}$/),
      styleId: fc.constantFrom('yoga', 'dance'),
      durationSeconds: fc.constantFrom(600, 3000),
      releasedAt: fc.integer({ min: -5, max: 60 }).map(daysAgo),
      collections: fc.subarray(['featured' as const, 'picks' as const]),
    });
    const anyWatched = fc.array(
      fc.record({ videoId: fc.stringMatching(/^[a-z]{1,3}$/), completed: fc.boolean() }),
    );
    fc.assert(
      fc.property(
        fc.uniqueArray(anyClass, { selector: ({ id }) => id, maxLength: 60 }),
        anyWatched,
        (cards, watched) => {
          const classes = cards.map(aClass);
          const rows = catalogueRows(
            aCatalogue({ classes, styles }),
            library(...watched),
            now,
            classes[0]?.id,
          );
          expect(rows.length).toBeLessThanOrEqual(ROWS);
          const firsts = rows.map((row) => idsOf(row)?.[0]);
          expect(new Set(firsts).size).toBe(firsts.length);
          rows.forEach((row, place) => {
            expect(new Set(idsOf(row)).size).toBe(row.entries.length);
            if (row.kind === 'continue') return;
            const earlier = rows.slice(0, place).flatMap((r) => idsOf(r)?.slice(0, IN_SIGHT) ?? []);
            const repeated = idsOf(row)
              ?.slice(0, 3)
              .filter((id) => earlier.includes(id));
            expect(repeated).toEqual([]);
          });
        },
      ),
    );
  });
});
