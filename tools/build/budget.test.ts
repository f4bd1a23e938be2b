import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { findCircularImports, type Manifest } from './manifest';
import { measureView, getTotalSize } from './measure';
import { KB, type View } from './views';

const view: View = {
  app: 'site',
  name: 'home',
  audience: 'visitor',
  modules: ['src/routes/home.tsx'],
};

/** Text that gzip cannot make smaller than `bytes`. */
const incompressible = (bytes: number) => randomBytes(Math.ceil(bytes)).toString('latin1');

function fixture({ planted }: { planted: boolean }): string {
  const folder = mkdtempSync(join(tmpdir(), 'budget-'));
  mkdirSync(join(folder, '.vite'));
  mkdirSync(join(folder, 'assets'));
  const write = (file: string, bytes: number) =>
    writeFileSync(join(folder, file), incompressible(bytes), 'latin1');
  write('assets/index.js', 80 * KB);
  write('assets/home.js', 15 * KB);
  write('assets/home.css', 9 * KB);
  write('assets/inter-latin-wght-normal.woff2', 48 * KB);
  write('assets/inter-latin-ext-wght-normal.woff2', 90 * KB);
  write('assets/planted.js', 40 * KB);
  write('assets/firebase.js', 70 * KB);
  const manifest: Manifest = {
    'index.html': {
      file: 'assets/index.js',
      isEntry: true,
      dynamicImports: ['src/routes/home.tsx', '_firebase.js'],
    },
    'src/routes/home.tsx': {
      file: 'assets/home.js',
      css: ['assets/home.css'],
      imports: ['index.html', ...(planted ? ['_planted.js'] : [])],
    },
    '_planted.js': { file: 'assets/planted.js' },
    '_firebase.js': { file: 'assets/firebase.js' },
  };
  writeFileSync(join(folder, '.vite/manifest.json'), JSON.stringify(manifest));
  return folder;
}

it('counts static imports and no dynamic ones', () => {
  const measured = measureView(view, fixture({ planted: false }));
  expect(measured.scripts.map(({ file }) => file)).toEqual(['assets/index.js', 'assets/home.js']);
  expect(measured.fonts).toHaveLength(1);
  expect(getTotalSize(measured.scripts)).toBeGreaterThan(95 * KB - 1);
  expect(measured.errors).toEqual([]);
});

it('fails on a planted import of 40 KB', () => {
  const { errors } = measureView(view, fixture({ planted: true }));
  expect(errors).toEqual([
    expect.stringMatching(/^site home: scripts 135\.\d KB, the limit is 130\.0 KB$/),
  ]);
});

it('fails if a view does not exist', () => {
  const gone = { ...view, modules: ['src/routes/gone.tsx'] };
  expect(() => measureView(gone, fixture({ planted: false }))).toThrow('src/routes/gone.tsx');
});

it('names chunks that import each other', () => {
  const chunk = (...imports: string[]) => ({ file: 'a.js', imports });
  expect(
    findCircularImports({ entry: chunk('shell'), shell: chunk('frame'), frame: chunk() }),
  ).toEqual([]);
  expect(
    findCircularImports({ entry: chunk('shell'), shell: chunk('frame'), frame: chunk('shell') }),
  ).toEqual(['shell > frame > shell']);
});
