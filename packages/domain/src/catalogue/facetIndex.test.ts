import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { createSampleClass, createSamplePosition } from '../testing/samples';
import { countBits, hasBit } from './bits';
import { countFacets, getFacetLabels, getClearableFacets } from './facetCounts';
import { createFacetIndex, dropUnknownValues, applySelection, addProgress } from './facetIndex';
import { facetNames, type FacetName, type FacetSelection } from './facetNames';
import { toggleFacetValue, getFacetValues } from './facets';
import { getFacetPage, getSortedIndexes } from './facetPage';
import { sortClasses } from './sort';
import type { ClassCard, Level } from './types';

const vocabulary: Readonly<Record<FacetName, readonly string[]>> = {
  progress: ['not-yet', 'begun', 'finished'],
  style: ['yoga', 'dance', 'prenatal yoga'],
  length: ['under-10', '10-20', '20-30', '30-45', 'over-45'],
  level: ['everyone', 'beginner', 'intermediate', 'advanced'],
  instructor: ['noor', 'lea'],
  equipment: ['none', 'mat', 'band'],
  focus: ['hips', 'core'],
  series: ['s1', 's2'],
};

const subsetArbitrary = (values: readonly string[]) => fc.subarray([...values]);
const classArbitrary: fc.Arbitrary<ClassCard> = fc
  .record({
    id: fc.stringMatching(/^[a-z]{1,4}$/),
    title: fc.string(),
    styleId: fc.constantFrom('yoga', 'dance', 'prenatal yoga'),
    level: fc.constantFrom<Level>('everyone', 'beginner', 'intermediate', 'advanced'),
    durationSeconds: fc.integer({ min: 0, max: 5000 }),
    instructorId: fc.constantFrom('noor', 'lea', null),
    seriesId: fc.constantFrom('s1', 's2', null),
    equipment: subsetArbitrary(['mat', 'band']),
    focus: subsetArbitrary(['hips', 'core']),
  })
  .map(createSampleClass);
const classesArbitrary = fc.uniqueArray(classArbitrary, {
  selector: ({ id }) => id,
  maxLength: 70,
});
const selectionArbitrary: fc.Arbitrary<FacetSelection> = fc.record(
  Object.fromEntries(
    facetNames.map((facet) => [facet, subsetArbitrary(vocabulary[facet])]),
  ) as Record<FacetName, fc.Arbitrary<string[]>>,
  { requiredKeys: [] },
);
const positionsArbitrary = fc.array(
  fc
    .record({
      videoId: fc.stringMatching(/^[a-z]{1,4}$/),
      position: fc.integer({ min: 0, max: 40 }),
      completed: fc.boolean(),
    })
    .map(createSamplePosition),
);

/**
 * Defines what a selection means, without an index: a class matches if it has at least one value of
 * every selected facet.
 */
const matchesSelection = (
  card: ClassCard,
  selection: FacetSelection,
  positions: Map<string, never>,
) =>
  facetNames.every((facet) => {
    const chosen = selection[facet] ?? [];
    const own = getFacetValues(card, facet, positions.get(card.id));
    return chosen.length === 0 || chosen.some((value) => own.includes(value));
  });

describe('filtering by facets', () => {
  it('has one length for a class of any length', () => {
    for (let minutes = 0; minutes <= 90; minutes++) {
      const card = createSampleClass({ durationSeconds: minutes * 60 });
      expect(getFacetValues(card, 'length', null), `${minutes}`).toHaveLength(1);
    }
  });

  it('shows exactly the classes of a plain filter, in every order and on every page', () => {
    fc.assert(
      fc.property(
        classesArbitrary,
        positionsArbitrary,
        selectionArbitrary,
        (classes, watched, selection) => {
          const positions = new Map(watched.map((p) => [p.videoId, p])) as Map<string, never>;
          const index = addProgress(createFacetIndex(classes), [...positions.values()]);
          const left = classes.filter((card) => matchesSelection(card, selection, positions));
          const bits = applySelection(index, selection);
          expect(countBits(bits)).toBe(left.length);
          const page = getFacetPage(index, bits, getSortedIndexes(index, 'shortest', 'en'), 2, 7);
          expect(page.items).toEqual(sortClasses(left, 'shortest').slice(0, page.page * 7));
          expect(page.total).toBe(left.length);
        },
      ),
    );
  });

  it('counts for each value what selecting it shows', () => {
    fc.assert(
      fc.property(classesArbitrary, selectionArbitrary, (classes, chosen) => {
        const index = createFacetIndex(classes);
        const selection = dropUnknownValues(index, chosen);
        const counts = countFacets(index, selection, getFacetLabels(index, []));
        for (const facet of facetNames) {
          for (const { value, count } of counts[facet]) {
            const alone = { ...selection, [facet]: [value] };
            expect(countBits(applySelection(index, alone)), `${facet} ${value}`).toBe(count);
          }
        }
      }),
      { numRuns: 40 },
    );
  });

  it('names the facets to clear for an empty list, the largest result first', () => {
    fc.assert(
      fc.property(classesArbitrary, selectionArbitrary, (classes, selection) => {
        const index = createFacetIndex(classes);
        const clearable = getClearableFacets(index, selection);
        for (const { facet, count } of clearable) {
          expect(countBits(applySelection(index, { ...selection, [facet]: [] }))).toBe(count);
          expect(count).toBeGreaterThan(0);
        }
        const counts = clearable.map(({ count }) => count);
        expect(counts).toEqual([...counts].sort((a, b) => b - a));
      }),
      { numRuns: 40 },
    );
    const yoga = createSampleClass({ id: 'a', styleId: 'yoga', durationSeconds: 300 });
    const dance = createSampleClass({
      id: 'b',
      styleId: 'dance',
      durationSeconds: 3000,
      equipment: [],
    });
    const more = createSampleClass({ id: 'c', styleId: 'dance', durationSeconds: 3000 });
    const index = createFacetIndex([yoga, dance, more]);
    expect(getClearableFacets(index, { style: ['yoga'], length: ['over-45'] })).toEqual([
      { facet: 'style', count: 2 },
      { facet: 'length', count: 1 },
    ]);
    expect(
      getClearableFacets(index, { style: ['yoga'], length: ['30-45'], level: ['advanced'] }),
    ).toEqual([]);
  });

  it('ignores unknown values, and finds nothing for known values without classes', () => {
    const index = createFacetIndex([createSampleClass()]);
    const asked = { style: ['yoga', 'nope'], series: ['gone'], length: ['long', 'over-45'] };
    const known = dropUnknownValues(index, asked);
    expect(known).toEqual({ style: ['yoga'], length: ['over-45'] });
    expect(countBits(applySelection(index, known))).toBe(0);
    expect(dropUnknownValues(createFacetIndex([]), { style: ['yoga'] })).toEqual({});
  });
});

describe('values of a class', () => {
  it.each([
    [540, ['under-10']],
    [569, ['under-10']],
    [600, ['10-20']],
    [1200, ['10-20']],
    [1800, ['20-30']],
    [2700, ['30-45']],
    [2760, ['over-45']],
  ])('%d seconds: %j', (durationSeconds, expected) => {
    expect(getFacetValues(createSampleClass({ durationSeconds }), 'length', null)).toEqual(
      expected,
    );
  });

  it('finds a class for everyone under every level, and one without equipment under "none"', () => {
    expect(getFacetValues(createSampleClass({ level: 'everyone' }), 'level', null)).toHaveLength(4);
    expect(getFacetValues(createSampleClass({ level: 'beginner' }), 'level', null)).toEqual([
      'beginner',
    ]);
    expect(getFacetValues(createSampleClass({ equipment: [] }), 'equipment', null)).toEqual([
      'none',
    ]);
  });

  it('counts a class as begun from ten seconds on, and as finished even if it is watched once more', () => {
    const progress = (position: number, completed = false) =>
      getFacetValues(
        createSampleClass(),
        'progress',
        createSamplePosition({ position, completed }),
      );
    expect([progress(9), progress(10), progress(0, true)]).toEqual([
      ['not-yet'],
      ['begun'],
      ['finished'],
    ]);
  });

  it('offers values by use, levels and lengths by size, "no equipment" first', () => {
    const index = createFacetIndex([
      createSampleClass({ id: 'a', equipment: ['mat'], level: 'advanced', styleName: 'Yoga' }),
      createSampleClass({ id: 'b', equipment: ['mat'], level: 'beginner' }),
      createSampleClass({
        id: 'c',
        equipment: [],
        styleId: 'dance',
        styleName: 'Dance',
        seriesId: 's',
      }),
    ]);
    const series = [{ id: 's', title: 'Hips', description: '', poster: '', classIds: ['c'] }];
    const counts = countFacets(index, {}, getFacetLabels(index, series));
    expect(counts.equipment.map(({ value }) => value)).toEqual(['none', 'mat']);
    expect(counts.level.map(({ value }) => value)).toEqual(['beginner', 'advanced']);
    expect(counts.style).toEqual([
      { value: 'yoga', label: 'Yoga', count: 2 },
      { value: 'dance', label: 'Dance', count: 1 },
    ]);
    expect(counts.series).toEqual([{ value: 's', label: 'Hips', count: 1 }]);
  });

  it('are added and removed', () => {
    const yoga = toggleFacetValue({}, 'style', 'yoga');
    expect(toggleFacetValue(yoga, 'style', 'dance')).toEqual({ style: ['yoga', 'dance'] });
    expect(toggleFacetValue(yoga, 'style', 'yoga')).toEqual({});
  });
});

it('contains more classes than a machine word has bits', () => {
  const index = createFacetIndex(
    Array.from({ length: 65 }, (_, n) => createSampleClass({ id: `n${n}` })),
  );
  expect(countBits(index.everything)).toBe(65);
  expect([64, 65].map((at) => hasBit(index.everything, at))).toEqual([true, false]);
});
