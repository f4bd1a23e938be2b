import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { beforeEach, describe, expect, it } from 'vitest';

import { getAllFiles } from './changedFiles';

let root: string;

beforeEach(() => {
  root = join(mkdtempSync(join(tmpdir(), 'files of a test ')), 'école');
  mkdirSync(join(root, 'dist'), { recursive: true });
  writeFileSync(join(root, '.gitignore'), 'dist\n');
  for (const file of ['a.ts', 'façade.ts', 'dist/built.ts']) writeFileSync(join(root, file), '');
});

describe('the files of a checkout', () => {
  it('are those that git tracks or would add', () => {
    execFileSync('git', ['init', '--quiet', root]);
    execFileSync('git', ['add', 'a.ts'], { cwd: root });
    expect(getAllFiles(root).toSorted()).toEqual(['.gitignore', 'a.ts', 'façade.ts']);
  });

  it('are the same in a downloaded archive, which is not a repository', () => {
    expect(getAllFiles(root).toSorted()).toEqual(['.gitignore', 'a.ts', 'façade.ts']);
  });
});
