import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { readCounts, formatCounts } from './counts';

const report = (content: object) => {
  const file = join(mkdtempSync(join(tmpdir(), 'report-')), 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
};
const vitest = { numPassedTests: 4, numFailedTests: 0, numPendingTests: 1, numTodoTests: 1 };

it('reads the reports of vitest and of Playwright', () => {
  expect(readCounts(report(vitest), true)).toEqual({ passed: 4, failed: 0, skipped: 2 });
  const stats = { expected: 7, unexpected: 1, flaky: 1, skipped: 0 };
  expect(readCounts(report({ stats }), false)).toEqual({ passed: 8, failed: 1, skipped: 0 });
});

it('counts a failed run without a failed test as a failure', () => {
  expect(readCounts(report(vitest), false).failed).toBe(1);
  expect(readCounts('/nowhere.json', false)).toEqual({ passed: 0, failed: 1, skipped: 0 });
});

it('counts a run without tests as a failure', () => {
  expect(
    readCounts(report({ ...vitest, numPassedTests: 0, numPendingTests: 0, numTodoTests: 0 }), true)
      .failed,
  ).toBe(1);
});

it('names skipped tests only if there are any', () => {
  expect(formatCounts({ passed: 2, failed: 0, skipped: 0 })).toBe('2 passed, 0 failed');
  expect(formatCounts({ passed: 2, failed: 1, skipped: 3 })).toBe('2 passed, 1 failed, 3 skipped');
});
