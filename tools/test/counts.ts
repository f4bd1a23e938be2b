import { existsSync, readFileSync } from 'node:fs';

/** The results of a step. */
export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

export const noTests: Counts = { passed: 0, failed: 0, skipped: 0 };

export const addCounts = (a: Counts, b: Counts): Counts => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
});

/** Counts a step that is a single check by its exit code. */
export const countSingleCheck = (isOk: boolean): Counts => ({
  passed: isOk ? 1 : 0,
  failed: isOk ? 0 : 1,
  skipped: 0,
});

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}

/**
 * Reads the counts from a JSON report of vitest or Playwright. If a run failed without a failed
 * test (a file that does not load, no report, no test), it counts as one failure.
 */
export function readCounts(report: string, isOk: boolean): Counts {
  const counts = existsSync(report) ? parseReport(readFileSync(report, 'utf8')) : noTests;
  const isEmpty = counts.passed + counts.failed + counts.skipped === 0;
  return counts.failed === 0 && (!isOk || isEmpty)
    ? addCounts(counts, countSingleCheck(false))
    : counts;
}

function parseReport(text: string): Counts {
  const report = JSON.parse(text) as VitestReport | PlaywrightReport;
  if ('stats' in report) {
    const { expected, unexpected, flaky, skipped } = report.stats;
    // A browser test may be tried twice; `runStep` reports the tests that needed this.
    return { passed: expected + flaky, failed: unexpected, skipped };
  }
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** The last line of `npm test`. */
export const formatCounts = ({ passed, failed, skipped }: Counts): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
