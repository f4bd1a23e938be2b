import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { emptyLibrary } from '../library/positions';
import { createSampleCatalogue, createSampleClass, createSamplePosition } from '../testing/samples';
import type { CatalogueRow } from './catalogueRow';
import { getCatalogueRows, MAX_ROWS } from './catalogueRows';
import { VISIBLE_CARDS } from './arrangeRows';
import type { ClassCard } from './types';

const now = Date.parse('2026-11-21T12:00:00.000Z');
const daysAgo = (n: number): string => new Date(now - n * 86_400_000).toISOString();
const getIds = (row: CatalogueRow | undefined) => row?.entries.map(({ card }) => card.id);
const findRow = (rows: readonly CatalogueRow[], kind: string) =>
  rows.find((row) => row.kind === kind);
const createLibrary = (...positions: Parameters<typeof createSamplePosition>[0][]) => ({
  ...emptyLibrary,
  positions: positions.map(createSamplePosition),
});
const long = { durationSeconds: 3000 };
/** Classes of a style, one per day. The newest was released `from` days ago. */
const createClasses = (
  name: string,
  count: number,
  from: number,
  changes: Partial<ClassCard> = {},
) =>
  Array.from({ length: count }, (_, n) =>
    createSampleClass({
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

const yoga = createClasses('yoga', 8, 30);
const dance = createClasses('dance', 8, 60);
const styles = [
  { id: 'yoga', name: 'Yoga' },
  { id: 'dance', name: 'Dance' },
];
const catalogue = createSampleCatalogue({ classes: [...yoga, ...dance], styles });

describe('rows of the catalogue', () => {
  it('begin with the classes to continue, even a single one', () => {
    const rows = getCatalogueRows(catalogue, createLibrary({ videoId: 'yoga3' }), now);
    expect(rows[0]?.kind).toBe('continue');
    expect(getIds(rows[0])).toEqual(['yoga3']);
    expect(rows[0]?.entries[0]?.watched?.position).toBe(100);
  });

  it('show the next class of each series in progress, with its number', () => {
    const series = [
      { id: 's', title: 'Hips', description: '', poster: '', classIds: ['yoga0', 'yoga1', 'gone'] },
      { id: 't', title: 'Idle', description: '', poster: '', classIds: ['dance0', 'dance1'] },
    ];
    const rows = getCatalogueRows(
      { ...catalogue, series },
      createLibrary({ videoId: 'yoga0', completed: true }),
      now,
    );
    const [entry] = findRow(rows, 'seriesInProgress')?.entries ?? [];
    expect(entry?.card.id).toBe('yoga1');
    expect(entry?.step).toEqual({ series: 'Hips', number: 2, total: 2 });
    // Classes that were started are already in the row "continue".
    const both = createLibrary({ videoId: 'yoga0', completed: true }, { videoId: 'yoga1' });
    expect(findRow(getCatalogueRows({ ...catalogue, series }, both, now), 'seriesInProgress')).toBe(
      undefined,
    );
  });

  it('show classes because of a recently finished one', () => {
    const rows = getCatalogueRows(
      catalogue,
      createLibrary({ videoId: 'dance2', completed: true, at: daysAgo(2) }),
      now,
    );
    const row = findRow(rows, 'because');
    expect(row).toMatchObject({ title: dance[2]?.title, styleId: 'dance' });
    expect(getIds(row)?.every((id) => id.startsWith('dance') && id !== 'dance2')).toBe(true);
  });

  it('show this week’s classes, or the newest if there are few; never future ones', () => {
    expect(findRow(getCatalogueRows(catalogue, null, now), 'newest')).toBeDefined();
    const week = [
      ...createClasses('now', 1, 0, { releasedAt: daysAgo(0) }),
      ...createClasses('fresh', 2, 5),
      ...createClasses('soon', 1, -1),
    ];
    const at = (classes: readonly ClassCard[]) =>
      getCatalogueRows(createSampleCatalogue({ classes: [...classes, ...yoga] }), null, now)[0];
    expect(getIds(at(week))).toEqual(['now0', 'fresh0', 'fresh1']);
    expect(at(week.slice(1))?.kind).toBe('newest');
    expect(getIds(at(week.slice(1)))).not.toContain('soon0');
  });

  it('count a class of up to twenty minutes as short', () => {
    const short = [
      ...createClasses('short', 3, 90, { durationSeconds: 1200 }),
      ...createClasses('longer', 3, 90, { durationSeconds: 1260 }),
    ];
    const rows = getCatalogueRows(
      createSampleCatalogue({ classes: [...yoga, ...short] }),
      null,
      now,
    );
    expect(getIds(findRow(rows, 'short'))?.slice(0, 3)).toEqual(['short0', 'short1', 'short2']);
  });

  it('begin with the style that the member opens most', () => {
    const rows = getCatalogueRows(catalogue, createLibrary({ videoId: 'dance7' }), now);
    expect(rows.filter(({ kind }) => kind === 'style').map(({ id }) => id)).toEqual([
      'style:dance',
      'style:yoga',
    ]);
    expect(
      getCatalogueRows(createSampleCatalogue(), createLibrary({ videoId: 'gone' }), now),
    ).toEqual([]);
  });

  it('move repeated classes to the end, and leave out a row that would only repeat', () => {
    const picked = yoga.map((card) => ({ ...card, collections: ['picks', 'featured'] as const }));
    const all = createSampleCatalogue({ classes: [...picked, ...dance], styles });
    const rows = getCatalogueRows(all, null, now, 'yoga0');
    expect(getIds(findRow(rows, 'newest'))?.slice(0, 5)).toEqual([
      'yoga1',
      'yoga2',
      'yoga3',
      'yoga4',
      'yoga5',
    ]);
    // Only two of the eight picks are not shown yet, which is too few for a row.
    expect(findRow(rows, 'picks')).toBeUndefined();
    expect(findRow(rows, 'featured')).toBeUndefined();
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
          const classes = cards.map(createSampleClass);
          const rows = getCatalogueRows(
            createSampleCatalogue({ classes, styles }),
            createLibrary(...watched),
            now,
            classes[0]?.id,
          );
          expect(rows.length).toBeLessThanOrEqual(MAX_ROWS);
          const firsts = rows.map((row) => getIds(row)?.[0]);
          expect(new Set(firsts).size).toBe(firsts.length);
          rows.forEach((row, place) => {
            expect(new Set(getIds(row)).size).toBe(row.entries.length);
            if (row.kind === 'continue') return;
            const earlier = rows
              .slice(0, place)
              .flatMap((r) => getIds(r)?.slice(0, VISIBLE_CARDS) ?? []);
            const repeated = getIds(row)
              ?.slice(0, 3)
              .filter((id) => earlier.includes(id));
            expect(repeated).toEqual([]);
          });
        },
      ),
    );
  });
});
