import { readFileSync } from 'node:fs';

interface ReportedTest {
  status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
  annotations: readonly { type: string; description?: string }[];
}

interface Suite {
  suites?: readonly Suite[];
  specs?: readonly { title: string; file: string; tests: readonly ReportedTest[] }[];
}

interface Journey extends ReportedTest {
  /** The file and the title. */
  name: string;
}

const listJourneys = ({ suites = [], specs = [] }: Suite): readonly Journey[] => [
  ...specs.flatMap(({ title, file, tests }) =>
    tests.map((test) => ({ ...test, name: `${file} › ${title}` })),
  ),
  ...suites.flatMap(listJourneys),
];

/**
 * Counts the journeys that ran against the emulators, and lists those that can't run there, with
 * the reasons.
 */
export const summarizeJourneys = (report: Suite): string => {
  const journeys = listJourneys(report);
  const skipped = journeys.filter(({ status }) => status === 'skipped');
  const reasons = skipped.flatMap(({ name, annotations }) => {
    const reason = annotations.find(({ type }) => type === 'skip')?.description;
    return reason === undefined ? [] : [`  ${name}: ${reason}`];
  });
  // An interrupted run reports the remaining journeys as skipped, without a reason.
  const missed = skipped.length - reasons.length;
  const count = (status: ReportedTest['status']): number =>
    journeys.filter((journey) => journey.status === status).length;
  return [
    '',
    `${journeys.length - skipped.length} journeys ran against the official emulators: ` +
      `${count('expected')} passed, ${count('flaky')} on their second try, ` +
      `${count('unexpected')} failed.`,
    ...(missed > 0 ? [`${missed} were not reached.`] : []),
    ...(reasons.length > 0
      ? [`${reasons.length} cannot run there, because they need the mock:`, ...reasons]
      : []),
  ].join('\n');
};

/** Like `summarizeJourneys`, for a file from Playwright's JSON reporter. */
export const formatEmulatorReport = (file: string): string =>
  summarizeJourneys(JSON.parse(readFileSync(file, 'utf8')) as Suite);
