/** Matches the first line of an error. A timeout has no `Error:`, and the errors after it follow from it. */
const ERROR = /^ +(\w*Error: .*|Test timeout of \d+ms exceeded.*)$/m;

/** The tests that Playwright lists below `2 flaky`, with the first error of each. */
function findFlakyJourneys(output: string): readonly string[] {
  const [, list = ''] = /^ +\d+ flaky\n((?: {4,}.*\n)+)/m.exec(output) ?? [];
  return list
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      // In both the list and a failure's report, the line is filled with dashes.
      const name = line.replaceAll('─', '').trim();
      const at = output.indexOf(`) ${name}`);
      const error = at < 0 ? undefined : ERROR.exec(output.slice(at))?.[1];
      return `SECOND TRY: ${name}${error ? `: ${error.slice(0, 300)}` : ''}`;
    });
}

/**
 * Finds tests in the output of a step that were skipped or passed only on their second try, by the
 * mark that each runner uses. Each result is one line.
 */
export const findNotices = (output: string): readonly string[] => [
  ...output.split('\n').filter((line) => /^\W*(?:SKIPPED|STATIC|SECOND TRY): /.test(line)),
  ...findFlakyJourneys(output),
];
