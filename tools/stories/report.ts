import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Finding, CheckException } from './findings';
import { repositoryRoot } from '../vite/root';

/** The findings of one story. */
export interface StoryReport {
  id: string;
  /** How often each check ran, for the summary. */
  counts: Readonly<Record<string, number>>;
  findings: readonly Finding[];
  excused: number;
  unused: readonly CheckException[];
}

/** Adds up the counts of all stories, in the order of their first occurrence. */
export function sumCounts(reports: readonly Pick<StoryReport, 'counts'>[]): Record<string, number> {
  const total: Record<string, number> = {};
  for (const { counts } of reports) {
    for (const [what, count] of Object.entries(counts)) total[what] = (total[what] ?? 0) + count;
  }
  return total;
}

/** Counts findings by kind; axe findings count by rule. */
export function countByKind(reports: readonly StoryReport[]): [kind: string, count: number][] {
  const kinds: Record<string, number> = {};
  for (const { check, about } of reports.flatMap(({ findings }) => findings)) {
    const kind = check === 'axe' ? `axe/${about.split(':')[0]}` : check;
    kinds[kind] = (kinds[kind] ?? 0) + 1;
  }
  return Object.entries(kinds).toSorted((a, b) => b[1] - a[1]);
}

/** Formats the findings of a story. Equal findings in several appearances become a single line. */
export function formatFindings(findings: readonly Finding[]): string[] {
  const appearances = new Map<string, string[]>();
  for (const { check, about, appearance } of findings) {
    const line = `${check}: ${about}`;
    appearances.set(line, [...(appearances.get(line) ?? []), ...(appearance ? [appearance] : [])]);
  }
  return [...appearances].map(([line, names]) => {
    const where =
      names.length > 3 ? `${names.length} appearances, first ${names[0]}` : names.join(', ');
    return where ? `${line} [${where}]` : line;
  });
}

/** Prints the results, writes a report to `.cache/test` and sets the exit code. */
export function reportRun(name: string, reports: readonly StoryReport[], seconds: number): void {
  const bad = reports.filter(({ findings }) => findings.length > 0);
  for (const { id, findings } of bad) {
    console.error(`\n✗ ${id}`);
    for (const line of formatFindings(findings))
      console.error(`    ${line.replaceAll('\n', '\n      ')}`);
  }
  for (const { id, unused } of reports) {
    for (const { check, match } of unused) {
      console.log(
        `${id}: its exception from ${check}${match ? ` (${match})` : ''} excuses nothing.`,
      );
    }
  }
  const counts = Object.entries(sumCounts(reports)).map(([what, count]) => `${count} ${what}`);
  const excused = reports.reduce((all, report) => all + report.excused, 0);
  const found = bad.reduce((all, { findings }) => all + findings.length, 0);
  console.log(`\n${[`${reports.length} stories`, ...counts, `${excused} excused`].join(', ')}`);
  for (const [kind, count] of countByKind(reports)) console.log(`  ${count} × ${kind}`);
  console.log(
    `${name}: ${reports.length - bad.length} passed, ${bad.length} failed, ${found} violations (${seconds.toFixed(0)} s)`,
  );
  writeReport(name, reports);
  // A run without stories must not pass.
  if (bad.length > 0 || reports.length === 0) process.exitCode = 1;
}

/** Writes the report in vitest's format, so that `npm test` can read the counts. */
function writeReport(name: string, reports: readonly StoryReport[]): void {
  const folder = join(repositoryRoot, '.cache/test');
  const failed = reports.filter(({ findings }) => findings.length > 0);
  mkdirSync(folder, { recursive: true });
  const report = {
    numPassedTests: reports.length - failed.length,
    numFailedTests: failed.length,
    numPendingTests: 0,
    numTodoTests: 0,
    counts: sumCounts(reports),
    failed,
  };
  writeFileSync(join(folder, `${name}.json`), JSON.stringify(report, null, 2));
}
