import { execFileSync } from 'node:child_process';
import {
  linkSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { repositoryRoot } from '../vite/root';

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: repositoryRoot, encoding: 'utf8' }).trim();

/** A worktree in which errors are planted. */
export interface ScratchWorktree {
  root: string;
  /** Reverts every edit, and removes new files. */
  restore(): void;
  remove(): void;
}

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** Removes the worktrees of runs that were killed. */
function removeLeftovers(): void {
  const listed = git('worktree', 'list', '--porcelain');
  for (const [, folder = '', pid] of listed.matchAll(/^worktree (.*planted-(\d+)-\w+)\/.*$/gm))
    if (!isRunning(Number(pid))) rmSync(folder, { recursive: true, force: true });
  git('worktree', 'prune');
}

/**
 * Creates a worktree of the current checkout, including uncommitted edits. Its `node_modules`
 * consist of hard links, because the workspace packages have to be those of the worktree.
 */
export function createScratchWorktree(): ScratchWorktree {
  removeLeftovers();
  // The folder's name contains the process id, so that another run can tell whether this one still
  // needs it.
  const folder = mkdtempSync(join(tmpdir(), `planted-${process.pid}-`));
  const root = join(folder, 'worktree');
  git('worktree', 'add', '--detach', root, git('stash', 'create') || 'HEAD');
  linkTree(join(repositoryRoot, 'node_modules'), join(root, 'node_modules'));
  return {
    root,
    restore() {
      execFileSync('git', ['checkout', '--quiet', '.'], { cwd: root });
      // Removes new files. Ignored files, such as builds, stay.
      execFileSync('git', ['clean', '--quiet', '-fd'], { cwd: root });
    },
    remove() {
      rmSync(folder, { recursive: true, force: true });
      git('worktree', 'prune');
    },
  };
}

function linkTree(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    // Caches contain paths in the original worktree.
    if (name === '.vite' || name === '.vite-temp' || name === '.cache') continue;
    const [source, target] = [join(from, name), join(to, name)];
    const entry = lstatSync(source);
    if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else if (entry.isDirectory()) linkTree(source, target);
    else linkSync(source, target);
  }
}
