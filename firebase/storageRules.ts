/** What a storage rule is asked about one attempt. */
export interface StorageRequest {
  auth: { uid: string } | null;
  /** The file that would lie there afterwards; absent when it is read or deleted. */
  resource?: { size: number; contentType: string };
}

/** One `allow` of the rules and where it stands. */
export interface StorageRule {
  /** `/users/{uid}/avatar`. */
  path: string;
  operations: readonly string[];
  condition: string;
}

const MATCH = /^match (\S+) \{/;
const ALLOW = /^allow ([a-z, ]+): if ([^;]+);/;

const withoutComments = (text: string): string => text.replaceAll(/^\s*\/\/.*$/gm, '');

/**
 * Every `allow` in storage rules, by their text: their emulator cannot be had offline.
 * Throws on anything that is neither a match nor an `allow` with a condition, so that
 * nothing passes unread.
 */
export const parseStorageRules = (text: string): readonly StorageRule[] => {
  const body = /^rules_version = '2';\s*service firebase\.storage \{([\s\S]*)\}\s*$/.exec(
    withoutComments(text).trim(),
  )?.[1];
  if (body === undefined) throw new Error('no storage rules of version 2');
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

type Condition = (request: StorageRequest, uid: string | undefined) => boolean;

/** The language of the rules is close to ours: only `in` a list and `==` read differently. */
const compileCondition = (condition: string): Condition => {
  const source = condition
    .replaceAll(/([\w.]+) in (\[[^\]]*\])/g, '$2.includes($1)')
    .replaceAll('!= null', '!== null')
    .replaceAll(/([^=!<>])==([^=])/g, '$1===$2');
  return new Function('request', 'uid', `"use strict"; return (${source});`) as Condition;
};

/** Whether the rules, read as text, let an attempt on a file pass. */
export const isFileAllowed = (
  rules: readonly StorageRule[],
  operation: string,
  file: string,
  request: StorageRequest,
): boolean =>
  rules.some(({ path, operations, condition }) => {
    const pattern = new RegExp(`^${path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);
    const found = pattern.exec(file);
    return (
      found !== null &&
      operations.includes(operation) &&
      compileCondition(condition)(request, found.groups?.['uid'])
    );
  });
