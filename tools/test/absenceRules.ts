import { parseSync, type ESTree } from 'vite';

import type { LintError, SourceFile } from './sourceFiles';

/** An action of a person or of the page. */
const ACT =
  /\b(userEvent\.\w+|fireEvent\.\w+|\w*scroll(To|By)|dispatchEvent)\(|\.(focus|blur|click)\(\)/;
/** A call that waits: for something that comes, or until nothing more comes. */
const WAIT = /\b(settle|waitFor|find(All)?By\w+)\(|expect\(await /;
/** An assertion that is already true before anything has come. */
const ABSENCE =
  /\.not\.to(BeVisible|BeInTheDocument|HaveBeenCalled\w*|HaveFocus|HaveAttribute|Contain\w*)\(|(?<!\.not)\.(toBeNull\(|(toHaveLength|toHaveBeenCalledTimes)\(0\))/;

/**
 * Finds stories that assert absence right after an action: they pass even if the thing appears a
 * moment later. Something that goes away is waited for with `waitFor`; before
 * something that must not come, `settle` lets everything come.
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
      // A helper is expected to wait for what it does.
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
