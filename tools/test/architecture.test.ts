import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { repositoryRoot } from '../vite/root';
import { getAllFiles } from './changed/changedFiles';
import { parseDiagrams, type Diagram } from './diagrams';
import { getImports, findWorkspace } from './imports';
import { removeComments } from './styleRules';
import { workspaceFolders } from './workspaces';

const read = (file: string) => readFileSync(join(repositoryRoot, file), 'utf8');
const diagrams = parseDiagrams(read('docs/architecture.md'));
const findDiagram = (heading: string): Diagram => {
  const found = diagrams.find((diagram) => diagram.heading === heading);
  if (!found) throw new Error(`docs/architecture.md has no diagram under "${heading}"`);
  return found;
};
const written = ({ from, to }: { from: string; to: string }) => `${from} → ${to}`;

/** Tests, stories, their data and configuration may import modules that the product may not. */
const isTestOrConfig = (file: string) =>
  /\.(test|stories|spec|fixtures|network)\.[a-z.]+$|\/stories\/|\/testing\/|\.config\.\w+$/.test(
    file,
  );

/**
 * Matches imports and re-exports, including dynamic ones. With a pattern, reading 2,000 files takes
 * a second.
 */
const specifier = /(?:\bfrom|\bimport)\s*\(?\s*['"]([^'"]+)['"]/g;

/** Every import from one of the folders to another. */
function findImportsBetween(folders: readonly string[]): readonly string[] {
  const longestFirst = folders.toSorted((a, b) => b.length - a.length);
  const folderOf = (path: string) =>
    longestFirst.find((folder) => path === folder || path.startsWith(`${folder}/`));
  const found = new Set<string>();
  for (const file of getAllFiles()) {
    const from = folderOf(file);
    if (!from || !/\.[cm]?[jt]sx?$/.test(file) || isTestOrConfig(file)) continue;
    for (const [, name] of removeComments(read(file)).matchAll(specifier)) {
      const to = name!.startsWith('.')
        ? folderOf(join(dirname(file), name!))
        : findWorkspace(name!);
      const target = to && folderOf(to);
      if (target && target !== from) found.add(written({ from, to: target }));
    }
  }
  return [...found].sort();
}

describe('the diagram of the workspaces', () => {
  const { nodes, arrows } = findDiagram('Workspaces');
  const folders = nodes.map(({ label }) => label);

  it('names folders that exist, every workspace of npm among them', () => {
    expect(folders.filter((folder) => !existsSync(join(repositoryRoot, folder)))).toEqual([]);
    expect(folders).toEqual(expect.arrayContaining(workspaceFolders()));
  });

  it('has exactly the imports between them', () => {
    expect(arrows.map(written).sort()).toEqual(findImportsBetween(folders));
  });
});

describe.each(diagrams.filter(({ heading }) => heading !== 'Workspaces'))(
  'the diagram "$heading"',
  ({ nodes, arrows }) => {
    it('names files that exist', () => {
      const files = nodes.filter(({ isExternal }) => !isExternal).map(({ label }) => label);
      expect(files.filter((file) => !existsSync(join(repositoryRoot, file)))).toEqual([]);
    });

    it('has an import for every solid arrow', () => {
      const solid = arrows.filter(({ isDotted }) => !isDotted);
      expect(solid.filter(({ from, to }) => !getImports(from).has(to)).map(written)).toEqual([]);
    });

    it('explains each dotted arrow', () => {
      const dotted = arrows.filter(({ isDotted }) => isDotted);
      expect(dotted.filter(({ label }) => !label).map(written)).toEqual([]);
    });

    it('connects every box', () => {
      const connected = new Set(arrows.flatMap(({ from, to }) => [from, to]));
      expect(nodes.map(({ label }) => label).filter((label) => !connected.has(label))).toEqual([]);
    });
  },
);

it('covers what runs where, the workspaces, a sign-in and a played class', () => {
  expect(diagrams.map(({ heading }) => heading)).toEqual([
    'What runs where',
    'Workspaces',
    'A sign-in',
    'A played class',
  ]);
});

describe('a diagram', () => {
  const fence = (...lines: string[]) =>
    ['## Cart', '', '```mermaid', 'flowchart TD', ...lines, '```'].join('\n');

  it('is read with its boxes and arrows', () => {
    const text = fence(
      'a["src/a.ts"]',
      'b["src/b.ts"]',
      'c(["library"])',
      'a --> b & c',
      'b -- "in a demo" --> c',
      'b -. "calls" .-> a',
    );
    expect(parseDiagrams(text)).toEqual([
      {
        heading: 'Cart',
        nodes: [
          { id: 'a', label: 'src/a.ts', isExternal: false },
          { id: 'b', label: 'src/b.ts', isExternal: false },
          { id: 'c', label: 'library', isExternal: true },
        ],
        arrows: [
          { from: 'src/a.ts', to: 'src/b.ts', isDotted: false, label: undefined },
          { from: 'src/a.ts', to: 'library', isDotted: false, label: undefined },
          { from: 'src/b.ts', to: 'library', isDotted: false, label: 'in a demo' },
          { from: 'src/b.ts', to: 'src/a.ts', isDotted: true, label: 'calls' },
        ],
      },
    ]);
  });

  it.each([['a ==> b'], ['a --> b --> c'], ['a[src/a.ts]']])(
    'is rejected where a line is not understood: %s',
    (line) => {
      expect(() => parseDiagrams(fence('a["a"]', 'b["b"]', line))).toThrow('not understood');
    },
  );

  it('is rejected where an arrow names no box', () => {
    expect(() => parseDiagrams(fence('a["a"]', 'a --> b'))).toThrow('"b"');
  });
});

describe('the imports of a file', () => {
  it('include the file behind a barrel, dynamic imports and libraries', () => {
    const found = getImports('packages/app/src/client/startApp.tsx');
    expect(found).toContain('packages/data/src/session/createSession.ts');
    expect(found).toContain('packages/app/src/client/errorReporter.ts');
    expect(found).toContain('react-dom/client');
    expect(found).not.toContain('packages/data/src/session/serverClock.ts');
  });

  it('exclude the other files behind a barrel with `export *`', () => {
    const found = getImports('packages/app/src/sign-in/validateCredentials.ts');
    expect(found).toContain('packages/domain/src/validation/credentials.ts');
    expect(found).not.toContain('packages/domain/src/money/money.ts');
  });
});
