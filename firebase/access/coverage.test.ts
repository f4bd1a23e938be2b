import { describe, expect, it } from 'vitest';

import { conditionsOf, uncovered, type CoverageReport } from './coverage';
import { coveragePage, coverageTable } from './coveragePage';

const content = `match /things/{id} {
  allow read: if a && b(<c>);
}
function b(x) { return x; }`;

const at = (text: string, values?: readonly (readonly [boolean | undefined, number])[]) => {
  const currentOffset = content.indexOf(text);
  const line = content.slice(0, currentOffset).split('\n').length;
  return {
    sourcePosition: { line, currentOffset, endOffset: currentOffset + text.length },
    ...(values && {
      values: values.map(([boolValue, count]) => ({
        value: boolValue === undefined ? {} : { boolValue },
        count,
      })),
    }),
  };
};

const report: CoverageReport = {
  rules: { files: [{ content }] },
  report: [
    {
      ...at('a && b(<c>)', [
        [true, 1],
        [false, 2],
        [undefined, 3],
      ]),
      children: [at('b(<c>)', [[true, 4]]), at('a && b', [[undefined, 1]])],
    },
    at('return x'),
  ],
};

describe('rule coverage', () => {
  const conditions = conditionsOf(report);

  it('counts true and false values and leaves out expressions that are not boolean', () => {
    expect(conditions).toEqual([
      { line: 2, text: 'a && b(<c>)', block: 'match /things/{id}', trueCount: 1, falseCount: 2 },
      { line: 2, text: 'b(<c>)', block: 'match /things/{id}', trueCount: 4, falseCount: 0 },
      { line: 4, text: 'return x', block: 'function b', trueCount: 0, falseCount: 0 },
    ]);
  });

  it('lists conditions with only one value or none', () => {
    expect(uncovered(conditions)).toEqual([
      '2: b(<c>) (4 true, 0 false)',
      '4: return x (0 true, 0 false)',
    ]);
  });

  it('renders a page and a table', () => {
    const page = coveragePage(conditions);
    expect(page).toContain('1 of 3 conditions');
    expect(page.match(/class="open"/g)).toHaveLength(2);
    expect(page).toContain('<code>b(&lt;c&gt;)</code>');
    expect(coverageTable(conditions)).toMatch(/match \/things\/\{id\} +1 of +2\n/);
  });
});
