import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { createDocument } from './document';
import { findCircularImports, getChunkNames, type Manifest } from './manifest';
import { measureView, getTotalSize } from './measure';
import { KB, type View } from './views';

const view: View = {
  app: 'site',
  name: 'home',
  audience: 'visitor',
  document: 'index.html',
  modules: ['src/routes/home.tsx'],
};

/** Text that gzip cannot compress to less than `bytes`. */
const incompressible = (bytes: number) => randomBytes(Math.ceil(bytes)).toString('latin1');

const font = (name: string, range = '') =>
  `@font-face{src:url(/assets/${name}.woff2)format("woff2")${range}}`;
const latin = font('inter-latin-wght-normal', ';unicode-range:U+??,U+131');
const latinExt = font('inter-latin-ext-wght-normal', ';unicode-range:U+100-2BA');

interface FixtureOptions {
  planted?: boolean;
  /** Tags in the head of the document. */
  head?: string;
  styles?: string;
}

function fixture({ planted = false, head = '', styles = latin + latinExt }: FixtureOptions = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'budget-'));
  mkdirSync(join(folder, '.vite'));
  mkdirSync(join(folder, 'assets'));
  const write = (file: string, bytes: number) =>
    writeFileSync(join(folder, file), incompressible(bytes), 'latin1');
  write('assets/index.js', 80 * KB);
  write('assets/home.js', 15 * KB);
  write('assets/inter-latin-wght-normal.woff2', 48 * KB);
  write('assets/inter-latin-ext-wght-normal.woff2', 90 * KB);
  write('assets/planted.js', 60 * KB);
  write('assets/firebase.js', 70 * KB);
  const manifest: Manifest = {
    'index.html': {
      file: 'assets/index.js',
      isEntry: true,
      dynamicImports: ['src/routes/home.tsx', '_firebase.js'],
    },
    'src/routes/home.tsx': {
      file: 'assets/home.js',
      imports: ['index.html', ...(planted ? ['_planted.js'] : [])],
    },
    '_planted.js': { file: 'assets/planted.js' },
    '_firebase.js': { file: 'assets/firebase.js' },
  };
  writeFileSync(join(folder, '.vite/manifest.json'), JSON.stringify(manifest));
  writeFileSync(join(folder, '.vite/chunkFiles.json'), '{}');
  const { html } = createDocument(
    `<head>${head}<!--app-head--><script src="/theme-init.js"></script></head>` +
      '<div id="root"><!--app-html--></div>' +
      '<script type="module" src="/src/entry.client.tsx"></script>',
    {
      html: '',
      title: 'Home',
      description: '',
      path: '/',
      styles: [{ file: 'assets/index.css', text: styles }],
      entry: '/assets/index.js',
      imports: [],
      script: '',
    },
  );
  writeFileSync(join(folder, 'index.html'), html);
  return folder;
}

it('counts static imports and no dynamic ones', () => {
  const measured = measureView(view, fixture());
  expect(measured.scripts.map(({ file }) => file)).toEqual(['assets/index.js', 'assets/home.js']);
  expect(measured.fonts).toHaveLength(1);
  expect(getTotalSize(measured.scripts)).toBeGreaterThan(95 * KB - 1);
  expect(measured.errors).toEqual([]);
});

it('fails on a planted import of 60 KB', () => {
  const { errors } = measureView(view, fixture({ planted: true }));
  expect(errors).toEqual([
    expect.stringMatching(/^site home: scripts 155\.\d KB, the limit is 143\.0 KB$/),
  ]);
});

it('fails on a planted style sheet that delays the first paint, and on no disabled one', () => {
  const disabled = '<link rel="stylesheet" href="/assets/app.css" disabled>';
  const head = `${disabled}<link rel="stylesheet" href="/print.css">`;
  expect(measureView(view, fixture({ head })).errors).toEqual([
    'site home: <link rel="stylesheet" href="/print.css"> delays the first paint',
  ]);
});

it('fails on a planted script or a preloaded font before the first paint', () => {
  const head = '<script src="/a.js"></script><link rel="preload" href="/b.woff2" as="font">';
  expect(measureView(view, fixture({ head })).errors).toHaveLength(2);
});

it('fails on a planted second font of Latin texts', () => {
  const styles = latin + font('planted');
  const folder = fixture({ styles });
  writeFileSync(join(folder, 'assets/planted.woff2'), 'x');
  expect(measureView(view, folder).errors).toEqual(['site home: 2 fonts for Latin texts']);
});

it('fails on too many requests', () => {
  const folder = fixture();
  const names = Array.from({ length: 9 }, (_, at) => `small-${at}`);
  const file = join(folder, '.vite/manifest.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Record<string, { imports?: string[] }>;
  for (const name of names) {
    manifest[name] = { file: `assets/${name}.js` } as { imports?: string[] };
    writeFileSync(join(folder, `assets/${name}.js`), 'x');
  }
  manifest['src/routes/home.tsx']!.imports!.push(...names);
  writeFileSync(file, JSON.stringify(manifest));
  expect(measureView(view, folder).errors).toEqual(['site home: 13 requests, the limit is 12']);
});

it('fails if a view does not exist', () => {
  const gone = { ...view, modules: ['src/routes/gone.tsx'] };
  expect(() => measureView(gone, fixture())).toThrow('src/routes/gone.tsx');
});

it('names a script by its source file or its group, without a hash', () => {
  const names = getChunkNames({
    'src/features/auth/SignInPage.tsx': { file: 'assets/a.js' },
    '../../packages/ui/src/ar.ts': { file: 'assets/b.js', src: '../../packages/ui/src/ar.ts' },
    '_c.js': { file: 'assets/c.js', name: 'react' },
    '_d.js': { file: 'assets/d.js' },
  });
  expect([...names.values()]).toEqual([
    'src/features/auth/SignInPage.tsx',
    'packages/ui/src/ar.ts',
    'react',
    '_d.js',
  ]);
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
