import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { createProgressLine, formatTimeLeft, parseProgress } from './progress';
import { findSlowest, readTestTimes } from './testTimes';

const report = (content: object) => {
  const file = join(mkdtempSync(join(tmpdir(), 'report-')), 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
};

it('reads the progress from the output of a step', () => {
  expect(parseProgress('nothing yet')).toBeUndefined();
  expect(parseProgress('[1/4] a\n[2/4] b\n')).toBe('2/4');
});

it('shows in a terminal what runs and how much is done', () => {
  let written = '';
  const stream = { isTTY: true, columns: 80, write: (text: string) => Boolean((written += text)) };
  const line = createProgressLine(stream, 12, () => 250);
  line.update('stories', '512/960');
  line.stop();
  expect(written).toContain('about 4 min left · 0 of 12 steps · stories 512/960');
});

it.each([
  [3, undefined],
  [44, 'about 40 s left'],
  [89, 'about 90 s left'],
  [200, 'about 3 min left'],
])('says that %i seconds are left: %s', (seconds, text) => {
  expect(formatTimeLeft(seconds)).toBe(text);
});

it('only prints without a terminal', () => {
  let written = '';
  const stream = { isTTY: false, columns: 80, write: (text: string) => Boolean((written += text)) };
  const line = createProgressLine(stream, 12, () => 250);
  line.update('stories', '512/960');
  line.print('✓ lint');
  line.stop();
  expect(written).toBe('✓ lint\n');
});

it('finds the slowest tests in the reports of vitest and Playwright', () => {
  const vitest = { testResults: [{ assertionResults: [{ fullName: 'unit', duration: 500 }] }] };
  const spec = (title: string, duration: number) => ({
    title,
    tests: [{ results: [{ duration }] }],
  });
  const playwright = {
    suites: [
      {
        title: 'a.spec.ts',
        specs: [spec('slow', 9000)],
        suites: [{ title: 'b', specs: [spec('quick', 100)] }],
      },
    ],
  };
  const tests = [
    ...readTestTimes(report(vitest)),
    ...readTestTimes(report(playwright)),
    ...readTestTimes('/nowhere'),
  ];
  expect(findSlowest(tests, 2)).toEqual([
    { name: 'a.spec.ts › slow', seconds: 9 },
    { name: 'unit', seconds: 0.5 },
  ]);
});
