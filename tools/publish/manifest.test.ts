import { describe, expect, it } from 'vitest';

import { addExtensions } from './declarations';
import { createPublishedManifest } from './manifest';

const manifest = {
  name: '@gschool/x',
  version: '1.2.3',
  license: 'MIT',
  description: 'An example.',
  keywords: ['example'],
  type: 'module',
  sideEffects: ['**/*.css.ts'],
  exports: {
    '.': './src/index.ts',
    './settings': './src/settings/index.ts',
    './global': './src/global.css.ts',
    './init': './src/init.ts',
  },
  dependencies: { '@radix-ui/react-dialog': '1.3.1', '@vanilla-extract/css': '1.21.3' },
  devDependencies: { culori: '4.0.2' },
  peerDependencies: { react: '19.3.1' },
};

const origin = {
  homepage: 'https://x.example/',
  repository: { type: 'git', url: 'git+https://x.example/x.git' },
  directory: 'packages/x',
};

describe('the manifest that is published', () => {
  const published = createPublishedManifest(manifest, {
    origin,
    imports: new Set(['@radix-ui/react-dialog', 'react']),
    hasStyles: true,
    scripts: { './src/init.ts': 'init.js' },
  });

  it('names built files with their types, and scripts by their own names', () => {
    expect(published.exports).toEqual({
      '.': { types: './index.d.ts', import: './index.js' },
      './settings': { types: './settings/index.d.ts', import: './settings/index.js' },
      './global': { types: './global.css.d.ts', import: './global.css.js' },
      './init.js': './init.js',
      './package.json': './package.json',
    });
  });

  it('depends on what is still imported, but not on what only the build needed', () => {
    expect(published.dependencies).toEqual({ '@radix-ui/react-dialog': '^1.3.1' });
    expect(published.peerDependencies).toEqual({ react: '^19.3.1' });
    expect(published).not.toHaveProperty('devDependencies');
  });

  it('lets a bundler drop everything except styles', () => {
    expect(published.sideEffects).toEqual(['**/*.css', './global.css.js']);
  });

  it('says what it is and where it comes from', () =>
    expect(published).toMatchObject({
      description: 'An example.',
      keywords: ['example'],
      homepage: 'https://x.example/',
      repository: { url: 'git+https://x.example/x.git', directory: 'packages/x' },
    }));

  it('gives style sheets to bundlers first, and none to Node', () =>
    expect(Object.entries(published.imports?.['#styles/*'] ?? {})).toEqual([
      ['module', './*'],
      ['node', './noStyles.js'],
      ['default', './*'],
    ]));

  it('has no styles and no side effects if its sources have none', () => {
    const drawing = { ...manifest, sideEffects: false };
    const result = createPublishedManifest(drawing, {
      origin,
      imports: new Set(),
      hasStyles: false,
    });
    expect(result.sideEffects).toBe(false);
    expect(result).not.toHaveProperty('imports');
  });
});

describe('declarations', () => {
  const files = new Set(['./Button.d.ts', '../Icon/shape.d.ts']);
  it.each([
    [`import { a } from './Button';`, `import { a } from './Button.js';`],
    [`export * from "./settings";`, `export * from "./settings/index.js";`],
    [`type A = import('../Icon/shape').A;`, `type A = import('../Icon/shape.js').A;`],
    [`import type { B } from 'react';`, `import type { B } from 'react';`],
  ])('%s', (text, rewritten) => {
    expect(addExtensions(text, (path) => files.has(path))).toBe(rewritten);
  });
});
