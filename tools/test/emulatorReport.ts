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
  /** File and title. */
  name: string;
}

const listJourneys = ({ suites = [], specs = [] }: Suite): readonly Journey[] => [
  ...specs.flatMap(({ title, file, tests }) =>
    tests.map((test) => ({ ...test, name: `${file} › ${title}` })),
  ),
  ...suites.flatMap(listJourneys),
];

/** How many journeys ran against the emulators, and those that cannot with their reasons. */
export const summarizeJourneys = (report: Suite): string => {
  const journeys = listJourneys(report);
  const skipped = journeys.filter(({ status }) => status === 'skipped');
  const count = (status: ReportedTest['status']): number =>
    journeys.filter((journey) => journey.status === status).length;
  const lines = skipped.map(({ name, annotations }) => {
    const reason = annotations.find(({ type }) => type === 'skip')?.description;
    return `  ${name}: ${reason ?? 'no reason is given'}`;
  });
  return [
    '',
    `${journeys.length - skipped.length} journeys ran against the official emulators: ` +
      `${count('expected')} passed, ${count('flaky')} on their second try, ` +
      `${count('unexpected')} failed.`,
    ...(skipped.length > 0
      ? [`${skipped.length} cannot run there, because they need the mock:`, ...lines]
      : []),
  ].join('\n');
};

/** `summarizeJourneys` for the file of Playwright's JSON reporter. */
export const formatEmulatorReport = (file: string): string =>
  summarizeJourneys(JSON.parse(readFileSync(file, 'utf8')) as Suite);
