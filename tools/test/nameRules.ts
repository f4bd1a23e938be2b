import { findDeclaredNames, type DeclaredName } from './declaredNames';
import { nameRules, type NameRule } from './glossary';
import type { LintError, SourceFile } from './sourceFiles';
import { removeComments } from './styleRules';

/** The lowercase words of a name in camelCase, PascalCase, kebab-case or UPPER_CASE. */
export const splitName = (name: string): readonly string[] =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .split(/[^A-Za-z]+/)
    .filter(Boolean)
    .map((word) => word.toLowerCase());

/**
 * The first rule that an identifier or part of a path breaks; undefined if it breaks none, or if
 * the name is allowed.
 */
function findNameRule(
  { name, isPath = false }: { name: string; isPath?: boolean },
  file: string,
  rules: readonly NameRule[] = nameRules,
): NameRule | undefined {
  const found = splitName(name);
  return rules.find(
    ({ word, isPrefix, allowedNames, allowedPaths }) =>
      (isPrefix ? found[0] === word && found.length > 1 : found.includes(word)) &&
      (isPath || !allowedNames.includes(name)) &&
      !allowedPaths.some((path) => (path.endsWith('/') ? file.startsWith(path) : file === path)),
  );
}

/** Whether any word outside comments is refused, because parsing every file would be slow. */
const mayContainRefused = (text: string, file: string, rules: readonly NameRule[]): boolean =>
  [...new Set(removeComments(text).match(/[A-Za-z_$][\w$]*/g))].some((name) =>
    findNameRule({ name }, file, rules),
  );

/**
 * Whether the name of a file is checked. Screenshots are not, because they are named after stories.
 */
export const hasCheckedName = (file: string): boolean =>
  !/(^|\/)node_modules\/|^tools\/visual\/references\/|\.(png|webp|jpg|mp4|m4s|m4a|ts\.map|woff2)$/.test(
    file,
  );

/** The checked parts of a path: folders, and the file's name without extensions. */
const pathNames = (file: string): readonly string[] => file.replace(/(\.\w+)+$/, '').split('/');

/** Ids of messages that contain a content id: the id of a post's tag, or of a slide. */
const CONTENT_MESSAGE_ID = /^(blog\.tag|slide)\./;

/**
 * The message ids and planted error ids in a file. The keys of a vocabulary are stored values and
 * not ids.
 */
function findIds({ file, text }: SourceFile): readonly DeclaredName[] {
  const pattern = /(?<!\/vocabulary\/[^/]+)\.messages\.json$/.test(file)
    ? /^ *"([^"]+)":/gm
    : file.startsWith('tools/planted/errors/')
      ? /^ *id: '([^']+)'/gm
      : null;
  if (!pattern) return [];
  return [...text.matchAll(pattern)]
    .map((match) => ({ name: match[1]!, line: text.slice(0, match.index).split('\n').length }))
    .filter(({ name }) => !CONTENT_MESSAGE_ID.test(name));
}

/**
 * Finds a file's names that contain a refused word: in its path, in its ids and, for a script, in
 * its declarations. Reports each name once, at its first declaration.
 */
export function findNameErrors(
  { file, text }: SourceFile,
  rules: readonly NameRule[] = nameRules,
): LintError[] {
  const isScript = /\.tsx?$/.test(file) && !file.endsWith('.d.ts');
  const declared =
    isScript && mayContainRefused(text, file, rules) ? findDeclaredNames(file, text) : [];
  const names = [
    ...pathNames(file).map((name) => ({ name, line: 1, isPath: true })),
    ...[...findIds({ file, text }), ...declared].map((one) => ({ ...one, isPath: false })),
  ];
  const seen = new Set<string>();
  return names.flatMap(({ name, line, isPath }) => {
    if (seen.has(name)) return [];
    seen.add(name);
    const refused = findNameRule({ name, isPath }, file, rules);
    return refused
      ? [
          {
            file,
            line,
            reason: `${name}: "${refused.word}" is refused; use "${refused.term}" (docs/glossary.md)`,
          },
        ]
      : [];
  });
}
