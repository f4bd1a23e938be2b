import { parseSync, type ESTree } from 'vite';

import type { LintError, SourceFile } from './sourceFiles';

/** An action by a person or by the page. */
const ACT =
  /\b(userEvent\.\w+|fireEvent\.\w+|\w*scroll(To|By)|dispatchEvent)\(|\.(focus|blur|click)\(\)/;
/** A call that waits for something to appear, or until nothing more is pending. */
const WAIT = /\b(settle|waitFor|find(All)?By\w+)\(|expect\(await /;
/** An assertion that is already true before anything has loaded or changed. */
const ABSENCE =
  /\.not\.to(BeVisible|BeInTheDocument|HaveBeenCalled\w*|HaveFocus|HaveAttribute|Contain\w*)\(|(?<!\.not)\.(toBeNull\(|(toHaveLength|toHaveBeenCalledTimes)\(0\))/;

/**
 * Finds stories that assert absence right after an action: they would pass even if the element
 * appears a moment later. To check that something disappears, use `waitFor`. To check that
 * something does not appear, call `settle` first, which waits until nothing is pending.
 */
export function findAbsenceErrors({ file, text }: SourceFile): LintError[] {
  if (!file.endsWith('.stories.tsx') || !ABSENCE.test(text)) return [];
  const errors: LintError[] = [];
  const check = (body: readonly ESTree.Node[]): void => {
    let hasActed = false;
    for (const statement of body) {
      const source = text.slice(statement.start, statement.end);
      if (statement.type !== 'ExpressionStatement' && statement.type !== 'VariableDeclaration') {
        continue;
      }
      const isExpectation = source.startsWith('await expect(');
      if (isExpectation && hasActed && ABSENCE.test(source)) {
        errors.push({
          file,
          line: text.slice(0, statement.start).split('\n').length,
          reason:
            'right after an act, this passes before the answer: `await settle()` before it, or `waitFor` around what goes away',
        });
      }
      if (ACT.test(source)) hasActed = true;
      // A helper is expected to wait for its own effects.
      else if (WAIT.test(source) || (!isExpectation && /^await \w+\(/.test(source)))
        hasActed = false;
    }
  };
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if ('type' in value && value.type === 'BlockStatement') {
      check((value as ESTree.BlockStatement).body);
    }
    Object.values(value).forEach(visit);
  };
  visit(parseSync(file, text, { lang: 'tsx' }).program);
  return errors;
}
