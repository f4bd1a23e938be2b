import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { repositoryRoot } from '../vite/root';
import { criteria } from './criteria';

const report = readFileSync(join(repositoryRoot, 'docs/accessibility.md'), 'utf8');

interface Row {
  id: string;
  level: string;
  state: string;
  remark: string;
  tests: string[];
}

/** The rows of clause 9, one per WCAG criterion. */
const rows: Row[] = [...report.matchAll(/^\| 9\.(\d\S*) +\|(.*)\|$/gm)].map(([, id, rest]) => {
  const [name = '', state = '', remark = '', tests = ''] = rest!
    .split('|')
    .map((one) => one.trim());
  return {
    id: id!,
    level: /\((A+)\)$/.exec(name)?.[1] ?? '',
    state,
    remark,
    tests: [...tests.matchAll(/\]\(\.\.\/([^)]+)\)/g)].map((match) => match[1]!),
  };
});

/** A section of the report, from its heading to the next heading of the same level. */
const section = (heading: string) => report.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';

describe('the accessibility report', () => {
  it.each(['A', 'AA'] as const)('has each criterion of level %s once', (level) => {
    const found = rows.filter((row) => row.level === level).map(({ id }) => id);
    expect(found.toSorted()).toEqual([...criteria[level]].toSorted());
  });

  it('covers the 31 criteria of level A and the 24 of level AA', () => {
    expect([criteria.A.length, criteria.AA.length, rows.length]).toEqual([31, 24, 55]);
  });

  it('gives each criterion a state of conformance reports, and a remark', () => {
    const states = ['Supports', 'Partially supports', 'Does not support', 'Not applicable'];
    expect(rows.filter(({ state, remark }) => !states.includes(state) || remark === '')).toEqual(
      [],
    );
  });

  it('names tests that exist, and at least one for what is supported', () => {
    const missing = rows.flatMap(({ tests }) =>
      tests.filter((file) => !existsSync(join(repositoryRoot, file))),
    );
    expect(missing).toEqual([]);
    // A person decides whether something flashes, so no test covers it.
    const untested = rows.filter(({ state, tests }) => state === 'Supports' && tests.length === 0);
    expect(untested.map(({ id }) => id)).toEqual(['2.3.1']);
  });

  it('explains under “What is open” each criterion that is not supported', () => {
    const open = section('What is open');
    const unmet = rows.filter(({ state }) => /^(Partially|Does not)/.test(state));
    expect(unmet.map(({ id }) => id).filter((id) => !open.includes(id))).toEqual([]);
  });

  it('counts the states as its tables do', () => {
    const count = (wanted: string) => rows.filter(({ state }) => state === wanted).length;
    expect(section('Clause 9: web').trim().replaceAll(/\s+/g, ' ')).toMatch(
      new RegExp(
        `^${count('Supports')} of 55 criteria are supported, ${count('Partially supports')} in part, ` +
          `${count('Does not support')} is not, ${count('Not applicable')} do not apply`,
      ),
    );
  });
});
