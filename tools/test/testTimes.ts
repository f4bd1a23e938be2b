import { existsSync, readFileSync } from 'node:fs';

/** A test and its duration. */
export interface TimedTest {
  name: string;
  seconds: number;
}

interface VitestReport {
  testResults?: { assertionResults: { fullName: string; duration?: number | null }[] }[];
}
interface PlaywrightSuite {
  title: string;
  specs?: { title: string; tests: { results: { duration: number }[] }[] }[];
  suites?: PlaywrightSuite[];
}

/**
 * The tests in a JSON report of vitest or Playwright, with their durations; empty if there is no
 * report.
 */
export function readTestTimes(report: string): TimedTest[] {
  if (!existsSync(report)) return [];
  const content = JSON.parse(readFileSync(report, 'utf8')) as VitestReport & {
    suites?: PlaywrightSuite[];
  };
  return [
    ...(content.testResults ?? []).flatMap(({ assertionResults }) =>
      assertionResults.map(({ fullName, duration }) => ({
        name: fullName,
        seconds: (duration ?? 0) / 1000,
      })),
    ),
    ...(content.suites ?? []).flatMap((suite) => getSuiteTimes(suite)),
  ];
}

function getSuiteTimes({ title, specs = [], suites = [] }: PlaywrightSuite): TimedTest[] {
  return [
    ...specs.map((spec) => ({
      name: `${title} › ${spec.title}`,
      seconds:
        spec.tests.flatMap(({ results }) => results).reduce((sum, one) => sum + one.duration, 0) /
        1000,
    })),
    ...suites.flatMap((suite) => getSuiteTimes(suite)),
  ];
}

/** The slowest tests, sorted by duration. */
export const findSlowest = (tests: readonly TimedTest[], count: number): TimedTest[] =>
  tests.toSorted((a, b) => b.seconds - a.seconds).slice(0, count);
