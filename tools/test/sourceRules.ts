import { findStyleErrors, removeComments } from './styleRules';
import type { LintError, SourceFile } from './sourceFiles';

const isTestOrStory = (file: string) =>
  /\.(test|stories)\.tsx?$/.test(file) || file.includes('/src/stories/');
const canImportMocks = (file: string) =>
  file.startsWith('mocks/') ||
  file.startsWith('.storybook/') ||
  isTestOrStory(file) ||
  /^apps\/[^/]+\/src\/entry\.client\.tsx$/.test(file);

/**
 * Calls that depend on the clock, random numbers or a default locale, which `domain` may not
 * contain.
 */
const impureCalls: readonly (readonly [RegExp, string])[] = [
  [/\bDate\.now\(/, 'domain has no clock: take the time as an argument'],
  [/\bnew Date\(\s*\)/, 'domain has no clock: take the time as an argument'],
  [/\bdayjs(\.utc|\.tz)?\(\s*\)/, 'domain has no clock: take the time as an argument'],
  [/\bMath\.random\(/, 'domain has no random numbers: take the value as an argument'],
  [/\bnew Intl\.\w+\(\s*(undefined|\))/, 'domain has no locale: take it as an argument'],
  [/\.toLocale\w*\(\s*\)/, 'domain has no locale: take it as an argument'],
];

/** The errors of one file under the rules that oxlint cannot express. */
export function findSourceErrors({ file, text }: SourceFile): LintError[] {
  const errors = file.endsWith('.css.ts') ? findStyleErrors(file, text) : [];
  const lines = removeComments(text).split('\n');
  const add = (index: number, reason: string) => errors.push({ file, line: index + 1, reason });
  lines.forEach((line, index) => {
    if (line.includes('@gschool/mocks') && !canImportMocks(file)) {
      add(index, 'only tests, stories, .storybook, tools and an entry may refer to mocks');
    }
    if (file.startsWith('packages/domain/src/') && !isTestOrStory(file)) {
      for (const [rule, reason] of impureCalls) if (rule.test(line)) add(index, reason);
    }
  });
  return errors;
}

/** Records of decisions are files `0001-title.md` with unique numbers. */
export function findDecisionErrors(names: readonly string[]): LintError[] {
  const seen = new Map<string, string>();
  return names.flatMap((name) => {
    const file = `docs/decisions/${name}`;
    const number = /^(\d{4})-[a-z0-9-]+\.md$/.exec(name)?.[1];
    if (!number) return [{ file, line: 1, reason: 'decisions are named 0001-title.md' }];
    const twin = seen.get(number);
    seen.set(number, name);
    return twin ? [{ file, line: 1, reason: `${number} is taken by ${twin}` }] : [];
  });
}
