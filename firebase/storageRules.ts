/** The `request` of a storage rule. */
export interface StorageRequest {
  auth: { uid: string; token: { role?: unknown } } | null;
  /** The new file; absent for a read or deletion. */
  resource?: { size: number; contentType: string };
}

/** An `allow` statement of the rules with its path. */
export interface StorageRule {
  /** A path such as `/users/{uid}/avatar`. */
  path: string;
  operations: readonly string[];
  condition: string;
}

const MATCH = /^match (\S+) \{/;
const ALLOW = /^allow ([a-z, ]+): if ((?:'[^']*'|[^;'])+);/;

const withoutComments = (text: string): string => text.replaceAll(/^\s*\/\/.*$/gm, '');

/**
 * Parses every `allow` statement of storage rules, because their emulator would require a download.
 * Throws for anything except a `match`, or an `allow` with a condition, so that nothing is skipped.
 */
export const parseStorageRules = (text: string): readonly StorageRule[] => {
  const body = /^rules_version = '2';\s*service firebase\.storage \{([\s\S]*)\}\s*$/.exec(
    withoutComments(text).trim(),
  )?.[1];
  if (body === undefined) throw new Error('These are not storage rules of version 2');
  const rules: StorageRule[] = [];
  const open: string[] = [];
  let rest = body.trim();
  while (rest !== '') {
    const match = MATCH.exec(rest);
    const allow = ALLOW.exec(rest);
    if (match) open.push(match[1] ?? '');
    else if (allow) {
      const [, operations = '', condition = ''] = allow;
      rules.push({ path: open.slice(1).join(''), operations: operations.split(', '), condition });
    } else if (rest.startsWith('}')) open.pop();
    else throw new Error(`unread: ${rest.split('\n')[0]}`);
    rest = rest.slice((match ?? allow)?.[0].length ?? 1).trim();
  }
  return rules;
};

type Condition = (
  request: StorageRequest,
  resource: object | null,
  params: Readonly<Record<string, string>>,
) => boolean;

/**
 * Compiles a condition to JavaScript. Only the operators `in` and `==` and the function `matches`
 * differ.
 */
const compileCondition = (condition: string): Condition => {
  const source = condition
    .replaceAll(/([\w.]+)\.matches\('([^']*)'\)/g, '/$2/.test($1)')
    .replaceAll(/([\w.]+) in (\[[^\]]*\])/g, '$2.includes($1)')
    .replaceAll('!= null', '!== null')
    .replaceAll(/([^=!<>])==([^=])/g, '$1===$2');
  return new Function('request', 'resource', '{ uid, digest }', `return (${source});`) as Condition;
};

/** Whether the rules allow an operation on a file. */
export const isFileAllowed = (
  rules: readonly StorageRule[],
  operation: string,
  file: string,
  request: StorageRequest,
  /** The stored file; null if there is none. */
  resource: object | null = null,
): boolean =>
  rules.some(({ path, operations, condition }) => {
    const pattern = new RegExp(
      `^${path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)').replaceAll(/\{\w+=\*\*\}/g, '.+')}$`,
    );
    const found = pattern.exec(file);
    return (
      found !== null &&
      operations.includes(operation) &&
      compileCondition(condition)(request, resource, found.groups ?? {})
    );
  });
