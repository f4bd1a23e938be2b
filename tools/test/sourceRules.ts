import { parseSync, Visitor, type ESTree } from 'vite';

import { findStyleErrors, removeComments } from './styleRules';
import type { LintError, SourceFile } from './sourceFiles';

const isTestOrStory = (file: string) =>
  /\.(test|stories)\.tsx?$/.test(file) || file.includes('/src/stories/');
const isForTests = (file: string) => isTestOrStory(file) || file.includes('/testing/');
const canImportMocks = (file: string) =>
  file.startsWith('mocks/') ||
  file.startsWith('.storybook/') ||
  isForTests(file) ||
  /^apps\/[^/]+\/src\/entry\.client\.tsx$/.test(file);

/**
 * Calls that depend on the clock, random numbers or a default locale. `domain` may not contain
 * them.
 */
const impureCalls: readonly (readonly [RegExp, string])[] = [
  [/\bDate\.now\(/, 'domain has no clock: take the time as an argument'],
  [/\bnew Date\(\s*\)/, 'domain has no clock: take the time as an argument'],
  [/\bdayjs(\.utc|\.tz)?\(\s*\)/, 'domain has no clock: take the time as an argument'],
  [/\bMath\.random\(/, 'domain has no random numbers: take the value as an argument'],
  [/\bnew Intl\.\w+\(\s*(undefined|\))/, 'domain has no locale: take it as an argument'],
  [/\.toLocale\w*\(\s*\)/, 'domain has no locale: take it as an argument'],
];

/** Its native date field only opens the browser's calendar. */
const CALENDAR = 'packages/ui/src/forms/DateField/DateInput.tsx';

/** Finds the errors of a file under rules that oxlint cannot express. */
export function findSourceErrors({ file, text }: SourceFile): LintError[] {
  const errors = file.endsWith('.css.ts') ? findStyleErrors(file, text) : [];
  const lines = removeComments(text).split('\n');
  const add = (index: number, reason: string) => errors.push({ file, line: index + 1, reason });
  lines.forEach((line, index) => {
    if (line.includes('@gschool/mocks') && !canImportMocks(file)) {
      add(index, 'only tests, stories, .storybook, tools and an entry may refer to mocks');
    }
    if (
      /^(packages|apps|operator)\//.test(file) &&
      !isForTests(file) &&
      /'[^']*\/testing(\/[^']*)?'/.test(line)
    ) {
      add(index, 'only tests and stories may import what is in a folder `testing`');
    }
    if (file.endsWith('.tsx') && !isTestOrStory(file)) {
      if (/\btype="number"/.test(line)) {
        add(index, 'a number field refuses Arabic digits: use inputMode and parseTypedNumber');
      }
      if (/\btype="(date|datetime-local|month|time|week)"/.test(line) && file !== CALENDAR) {
        add(index, 'a native date field refuses Arabic digits: use DateField or DateTimeField');
      }
    }
    if (file.startsWith('packages/domain/src/') && !isTestOrStory(file)) {
      for (const [rule, reason] of impureCalls) if (rule.test(line)) add(index, reason);
    }
  });
  return errors;
}

/** Components that put their children into one element without `wrapSiblingTexts`. */
const plainParents = /^(?:[a-z]|(?:Inline|Stack|VisuallyHidden)$)/;

const isSpace = (node: ESTree.JSXChild): boolean => {
  if (node.type === 'JSXText') return node.value.trim() === '';
  if (node.type !== 'JSXExpressionContainer') return false;
  const { expression } = node;
  return (
    expression.type === 'JSXEmptyExpression' ||
    (expression.type === 'Literal' && String(expression.value).trim() === '')
  );
};

/** The name of a variable or a property: `label` of `label` and of `option.label`. */
const getName = (node: ESTree.Node): string => {
  if (node.type === 'Identifier') return node.name;
  return node.type === 'MemberExpression' ? getName(node.property) : '';
};

/** Whether an expression is certainly a text that depends on the language or on props. */
function isText(node: ESTree.Node, textProps: ReadonlySet<string>): boolean {
  switch (node.type) {
    case 'TemplateLiteral':
      return true;
    case 'ConditionalExpression':
      return isText(node.consequent, textProps) || isText(node.alternate, textProps);
    case 'LogicalExpression':
      return isText(node.right, textProps);
    case 'CallExpression':
      return (
        /^(?:t|format[A-Z]\w*)$/.test(getName(node.callee)) ||
        // A message with values, such as `messages.onlyLeft(3)`, and not `formMessages.map(…)`.
        (node.callee.type === 'MemberExpression' &&
          getName(node.callee) !== 'map' &&
          isText(node.callee, new Set()))
      );
    case 'MemberExpression':
      return /messages$/i.test(getName(node.object)) || textProps.has(getName(node));
    case 'Identifier':
      return textProps.has(node.name);
    default:
      return false;
  }
}

/**
 * Finds texts beside other children of an element: messages, and props that are declared in the
 * same file as a string. On a page that the browser translates, React cannot change such a text, so
 * after a change of the language it stays in the old one.
 */
export function findBareMessages({ file, text }: SourceFile): LintError[] {
  if (!/^(apps|packages)\/.*\.tsx$/.test(file) || isTestOrStory(file)) return [];
  const errors: LintError[] = [];
  const { program } = parseSync(file, text, { lang: 'tsx' });
  const textProps = new Set<string>();
  new Visitor({
    TSPropertySignature: ({ key, typeAnnotation }) => {
      if (
        /^: string(?: \| undefined)?$/.test(
          typeAnnotation ? text.slice(typeAnnotation.start, typeAnnotation.end) : '',
        )
      )
        textProps.add(getName(key));
    },
  }).visit(program);
  const check = (children: readonly ESTree.JSXChild[]) => {
    const shown = children.filter((child) => !isSpace(child));
    if (shown.length < 2) return;
    for (const child of shown) {
      if (child.type !== 'JSXExpressionContainer' || !isText(child.expression, textProps)) continue;
      errors.push({
        file,
        line: text.slice(0, child.start).split('\n').length,
        reason:
          'put a text that has siblings into an element, because a translator moves it: <span>',
      });
    }
  };
  new Visitor({
    JSXElement: ({ openingElement: { name }, children }) => {
      if (name.type === 'JSXIdentifier' && plainParents.test(name.name)) check(children);
    },
    JSXFragment: ({ children }) => check(children),
  }).visit(program);
  return errors;
}

/** The groups of imports, in order. */
const importGroups = [
  'imports for side effects',
  'imports of `node:` modules',
  'imports of packages',
  'relative imports',
] as const;

/** The index of an import's group. */
function findImportGroup({ specifiers, source }: ESTree.ImportDeclaration): 0 | 1 | 2 | 3 {
  if (specifiers.length === 0) return 0;
  if (source.value.startsWith('node:')) return 1;
  return /^(\.|#storybook\/)/.test(source.value) ? 3 : 2;
}

/**
 * Whether an import takes individual names from a style sheet. The themes share their tokens by
 * name.
 */
const isNamedStyleImport = (file: string, { specifiers, source }: ESTree.ImportDeclaration) =>
  source.value.endsWith('.css') &&
  !file.startsWith('packages/themes/') &&
  specifiers.some(({ type }) => type !== 'ImportNamespaceSpecifier');

/** Whether an import in an app takes React's `lazy`. */
const isLazyImport = (file: string, { specifiers, source }: ESTree.ImportDeclaration) =>
  file.startsWith('apps/') &&
  source.value === 'react' &&
  specifiers.some(
    (one) =>
      one.type === 'ImportSpecifier' &&
      one.imported.type === 'Identifier' &&
      one.imported.name === 'lazy',
  );

/**
 * Finds imports outside their group, blank lines that do not separate two groups, imports of
 * individual names from style sheets, and React's `lazy`. The order within a group is not checked,
 * because the order of style sheets decides which rules win.
 */
export function findImportErrors({ file, text }: SourceFile): LintError[] {
  const { program } = parseSync(file, text, { lang: file.endsWith('x') ? 'tsx' : 'ts' });
  const imports = program.body.filter((node) => node.type === 'ImportDeclaration');
  const findLine = (node: ESTree.ImportDeclaration) => text.slice(0, node.start).split('\n').length;
  const refused = imports.flatMap((node) => {
    const line = findLine(node);
    if (isNamedStyleImport(file, node)) {
      const reason = `style sheets are imported with \`import * as styles from '${node.source.value}'\``;
      return [{ file, line, reason }];
    }
    if (!isLazyImport(file, node)) return [];
    const reason =
      '`lazy` keeps a failed import: use `lazyPage` or `lazyComponent` of @gschool/app/routes';
    return [{ file, line, reason }];
  });
  const misplaced = imports.slice(1).flatMap((node, index) => {
    const previous = imports[index]!;
    const line = findLine(node);
    const [group, groupBefore] = [findImportGroup(node), findImportGroup(previous)];
    if (group < groupBefore) {
      const reason = `${importGroups[group]} come before ${importGroups[groupBefore]}`;
      return [{ file, line, reason }];
    }
    // A comment between two imports belongs to the second one.
    const between = text.slice(previous.end, node.start).split('\n').slice(1, -1);
    const blankLines = between.filter((one) => one.trim() === '').length;
    if (group === groupBefore) {
      if (blankLines === 0) return [];
      return [{ file, line, reason: 'no blank line inside a group of imports' }];
    }
    if (blankLines === 1 && between[0]!.trim() === '') return [];
    return [{ file, line, reason: 'one blank line separates two groups of imports' }];
  });
  return [...refused, ...misplaced];
}

/** Checks that decision records are named `0001-title.md` with unique numbers. */
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
