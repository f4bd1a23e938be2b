import { execFileSync } from 'node:child_process';

import { repositoryRoot } from '../../vite/root';

const git = (...args: string[]): string[] =>
  execFileSync('git', args, { cwd: repositoryRoot, encoding: 'utf8' }).split('\n').filter(Boolean);

function exists(ref: string): boolean {
  try {
    git('rev-parse', '--verify', '--quiet', `${ref}^{commit}`);
    return true;
  } catch {
    return false;
  }
}

/** The base of `--changed`: the given branch, or `origin/main`, or `main`. */
export function resolveBase(named?: string): string {
  if (named && !exists(named)) throw new Error(`There is no branch or commit "${named}".`);
  return named ?? ['origin/main', 'main'].find(exists) ?? 'HEAD';
}

/**
 * The files that differ from the merge base: committed, staged, edited and new ones, without
 * deleted ones.
 */
export function getChangedFiles(base: string): string[] {
  const [from = 'HEAD'] = git('merge-base', base, 'HEAD');
  return [
    ...new Set([
      ...git('diff', '--name-only', '--diff-filter=d', from),
      ...git('ls-files', '--others', '--exclude-standard'),
    ]),
  ];
}

/** Every file that git tracks or would add. */
export const getAllFiles = (): string[] => [
  ...new Set([...git('ls-files'), ...git('ls-files', '--others', '--exclude-standard')]),
];
