import { expect, it } from 'vitest';

import { countByKind, formatFindings, sumCounts, type StoryReport } from './report';

const story = (
  counts: StoryReport['counts'],
  ...findings: StoryReport['findings'][]
): StoryReport => ({
  id: 'a--b',
  counts,
  findings: findings.flat(),
  excused: 0,
  unused: [],
});

it('adds up what was checked', () => {
  expect(sumCounts([story({ stops: 2, groups: 1 }), story({ stops: 3 })])).toEqual({
    stops: 5,
    groups: 1,
  });
});

it('counts violations by rule, the most frequent first', () => {
  const label = { check: 'axe', about: 'label: Form elements must have labels' } as const;
  const wide = { check: 'overflow', about: 'the page is 4 px too wide' } as const;
  expect(countByKind([story({}, [wide, label]), story({}, [label])])).toEqual([
    ['axe/label', 2],
    ['overflow', 1],
  ]);
});

it('reports a finding of many appearances once', () => {
  const appearances = ['a', 'b', 'c', 'd'];
  const findings = appearances.map(
    (appearance) => ({ check: 'clipping', about: '<p>', appearance }) as const,
  );
  expect(formatFindings(findings)).toEqual(['clipping: <p> [4 appearances, first a]']);
  expect(formatFindings(findings.slice(0, 2))).toEqual(['clipping: <p> [a, b]']);
  expect(formatFindings([{ check: 'play', about: 'threw' }])).toEqual(['play: threw']);
});
