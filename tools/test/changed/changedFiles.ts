import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { repositoryRoot } from '../../vite/root';

const runGit = (args: readonly string[], root: string, env?: NodeJS.ProcessEnv): string[] =>
  // Otherwise, git would escape accents in the names of files.
  execFileSync('git', ['-c', 'core.quotePath=off', ...args], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
    .split('\n')
    .filter(Boolean);

const git = (...args: string[]): string[] => runGit(args, repositoryRoot);

const NO_COMMIT = 'no-commit';

function exists(ref: string): boolean {
  try {
    git('rev-parse', '--verify', '--quiet', `${ref}^{commit}`);
    return true;
  } catch {
    return false;
  }
}

/** The base of `--changed`: the given branch, or else `origin/main`, or else `main`. */
export function resolveBase(named?: string): string {
  if (named && !exists(named)) throw new Error(`There is no branch or commit "${named}".`);
  return named ?? ['origin/main', 'main'].find(exists) ?? 'HEAD';
}

/**
 * The files that differ from the merge base: committed, staged, edited and new ones, but not
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

/** The lines of a file that differ from the merge base. */
export interface ChangedLines {
  /** The line ranges in the current file. Lines start at 1, and `to` is included. */
  ranges: readonly { from: number; to: number }[];
  /** The removed text. */
  removed: string;
}

/**
 * Parses the output of `git diff -U0` for one file. A removed line counts at its former position.
 */
export function parseDiff(lines: readonly string[]): ChangedLines {
  const ranges = lines.flatMap((line) => {
    const [, start, count = '1'] = /^@@ \S+ \+(\d+)(?:,(\d+))? @@/.exec(line) ?? [];
    if (!start) return [];
    const from = Math.max(1, Number(start));
    return [{ from, to: from + Math.max(0, Number(count) - 1) }];
  });
  const removed = lines.filter((line) => /^-(?!-- )/.test(line)).map((line) => line.slice(1));
  return { ranges, removed: removed.join('\n') };
}

/** The changed lines of a file; all of them if it is new. */
export function getChangedLines(base: string, file: string): ChangedLines {
  const isNew = git('ls-files', '--others', '--exclude-standard', '--', file).length > 0;
  if (isNew) return { ranges: [{ from: 1, to: Infinity }], removed: '' };
  const [from = 'HEAD'] = git('merge-base', base, 'HEAD');
  return parseDiff(git('diff', '-U0', from, '--', file));
}

/**
 * Every file that git tracks or would add. A folder that is not a repository, such as a downloaded
 * archive, is read with an empty repository, so that its `.gitignore` still applies.
 *
 * @param root an absolute path
 */
export function getAllFiles(root: string = repositoryRoot): string[] {
  const untracked = ['ls-files', '--others', '--exclude-standard'];
  try {
    return [...new Set([...runGit(['ls-files'], root), ...runGit(untracked, root)])];
  } catch {
    const folder = mkdtempSync(join(tmpdir(), 'files-'));
    try {
      runGit(['init', '--quiet', '--bare', folder], root);
      return runGit(untracked, root, { GIT_DIR: folder, GIT_WORK_TREE: root });
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
}

/** The commit of the checkout. It selects samples, so an archive without git gets a fixed text. */
export function getCommit(): string {
  try {
    return git('rev-parse', 'HEAD')[0] ?? NO_COMMIT;
  } catch {
    return NO_COMMIT;
  }
}
