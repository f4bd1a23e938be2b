/** The tests that Playwright names below `2 flaky`, and the first error of each. */
function findFlakyJourneys(output: string): readonly string[] {
  const [, list = ''] = /^ +\d+ flaky\n((?: {4,}.*\n)+)/m.exec(output) ?? [];
  return list
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      // Both the list and the report of a failure fill the line with dashes.
      const name = line.replaceAll('─', '').trim();
      const at = output.indexOf(`) ${name}`);
      const error = at < 0 ? undefined : /^ +(\w*Error: .*)$/m.exec(output.slice(at))?.[1];
      return `SECOND TRY: ${name}${error ? `: ${error.slice(0, 300)}` : ''}`;
    });
}

/**
 * Finds what was skipped or passed only on its second try in the output of a step, by each runner's
 * own mark. Each is one line.
 */
export const findNotices = (output: string): readonly string[] => [
  ...output
    .split('\n')
    .filter((line) => /^\W*(?:SKIPPED|STATIC|SECOND TRY): |\(retry x\d/.test(line))
    .map((line) => line.replace(/^(?=.*\(retry x)/, 'SECOND TRY: ')),
  ...findFlakyJourneys(output),
];
