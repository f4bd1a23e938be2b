import { readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { repositoryRoot } from '../vite/root';
import { getAllFiles } from './changed/changedFiles';
import {
  findAbsentCitations,
  getAnchors,
  findBrokenPaths,
  findBrokenReferences,
  findOtherFirebaseTools,
  mayContainReferences,
  toSlug,
  type Repository,
} from './references';
import type { SourceFile } from './sourceFiles';

const read = (file: string) => readFileSync(join(repositoryRoot, file), 'utf8');

function foldersOf(files: readonly string[]): ReadonlySet<string> {
  const folders = new Set<string>();
  for (const file of files) {
    for (let folder = dirname(file); folder !== '.'; folder = dirname(folder)) folders.add(folder);
  }
  return folders;
}

describe('references', () => {
  const files = getAllFiles();
  const anchors = new Map<string, ReadonlySet<string>>();
  const repository: Repository = {
    files: new Set(files),
    folders: foldersOf(files),
    getAnchors(file) {
      const known = anchors.get(file) ?? getAnchors(read(file));
      anchors.set(file, known);
      return known;
    },
  };
  const sources: SourceFile[] = files
    .filter((file) => mayContainReferences(file))
    .map((file) => ({ file, text: read(file) }));

  it('lead to files and headings that exist', () => {
    expect(sources.length).toBeGreaterThan(1000);
    expect(sources.flatMap((source) => findBrokenReferences(source, repository))).toEqual([]);
  });

  it('name files and folders that exist in every code span of the documents', () => {
    const documents = sources.filter(({ file }) => /\.mdx?$/.test(file));
    expect(documents.length).toBeGreaterThan(100);
    expect(documents.flatMap((source) => findBrokenPaths(source, repository))).toEqual([]);
  });

  it('are paths from the root in docs/where.md', () => {
    const spans = [...read('docs/where.md').matchAll(/`([^`]+)`/g)].map(([, span]) => span!);
    const paths = spans.filter((span) => span.includes('/'));
    expect(paths.length).toBeGreaterThan(60);
    expect(paths.filter((path) => !repository.folders.has(path.split('/')[0]!))).toEqual([]);
  });

  it('name settings by their whole names in .env.example', () => {
    const settings = new Set(
      [...read('.env.example').matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name!),
    );
    const wrong = sources
      .filter(({ file }) => file.endsWith('.md'))
      .flatMap(({ file, text }) =>
        [...text.matchAll(/`([A-Z][A-Z_]+)`/g)]
          .map(([, name]) => name!)
          .filter((name) => settings.has(`VITE_${name}`) || name.startsWith('VITE_'))
          // A variable of GitHub has this name.
          .filter((name) => !settings.has(name) && name !== 'SITE_URL')
          .map((name) => `${file}: ${name}`),
      );
    expect(settings.size).toBeGreaterThan(20);
    expect(wrong).toEqual([]);
  });

  it('name the version of the Firebase CLI that the project tests with', () => {
    const { dependencies } = JSON.parse(read('firebase/emulators/package.json')) as {
      dependencies: Record<string, string>;
    };
    const version = dependencies['firebase-tools']!;
    const workflows = files.filter((file) => /^\.github\/.*\.ya?ml$/.test(file));
    const all = [...sources, ...workflows.map((file) => ({ file, text: read(file) }))];
    expect(all.flatMap((source) => findOtherFirebaseTools(source, version))).toEqual([]);
    expect(read('docs/deploy.md')).toContain(`npx firebase-tools@${version}`);
  });
});

describe('the README', () => {
  it('is short, and has seven small pictures with a text for each', () => {
    const readme = read('README.md');
    expect(readme.split(/\s+/).length).toBeLessThan(800);
    const pictures = [...readme.matchAll(/!\[([^\]]*)\]\(([^)]+)\)/g)];
    expect(pictures).toHaveLength(7);
    for (const [, text, file] of pictures) {
      expect(text!.length).toBeGreaterThan(20);
      expect(statSync(join(repositoryRoot, file!)).size).toBeLessThan(150_000);
    }
  });
});

describe('a reference', () => {
  const repository: Repository = {
    files: new Set([
      'README.md',
      'docs/product.md',
      'docs/product/shop.md',
      'docs/decisions/0025-languages.md',
    ]),
    folders: new Set(['docs', 'docs/decisions', 'docs/product']),
    getAnchors: () => new Set(['event-join-time']),
  };
  const reasons = (file: string, text: string) =>
    findBrokenReferences({ file, text }, repository).map(({ line, reason }) => `${line} ${reason}`);

  it.each([
    ['a.ts', '/** The join time (docs/product.md#event-join-time). */'],
    ['a.ts', '// docs/product/shop.md#event-join-time'],
    ['a.ts', '// See docs/decisions/0025 and `docs/decisions/0025-languages.md`.'],
    ['a.ts', "const href = './docs/foundations-color--docs';"],
    ['README.md', '[join time](docs/product.md#event-join-time), [records](docs/decisions)'],
    [
      'docs/product.md',
      '[join time](#event-join-time) [home](../README.md) [record](decisions/0025-languages.md)',
    ],
    [
      'packages/ui/src/A.mdx',
      '[a story](./?path=/story/a) [elsewhere](https://example.com/docs/no.md)',
    ],
  ])('is right in %s: %s', (file, text) => {
    expect(reasons(file, text)).toEqual([]);
  });

  it.each([
    [
      'a.ts',
      '\n// docs/product.md#windows',
      '2 docs/product.md#windows: docs/product.md has no such heading',
    ],
    [
      'a.ts',
      '// docs/product/shop.md#windows',
      '1 docs/product/shop.md#windows: docs/product/shop.md has no such heading',
    ],
    ['a.ts', '// docs/product/no.md', '1 docs/product/no.md: there is no such file'],
    ['a.ts', '// docs/missing.md', '1 docs/missing.md: there is no such file'],
    ['a.ts', '// docs/decisions/0099', '1 docs/decisions/0099: there is no such file'],
    ['docs/product.md', '[a](missing.md)', '1 missing.md: there is no such file'],
    ['docs/product.md', '[a](#windows)', '1 #windows: docs/product.md has no such heading'],
  ])('is broken in %s: %s', (file, text, reason) => {
    expect(reasons(file, text)).toEqual([reason]);
  });

  it.each([
    ['`docs/product.md` `docs/` `docs/{product,none}.md`', ['docs/none.md']],
    ['`docs/*.md` `docs/**/*.md` `docs/*.ts`', ['docs/*.ts']],
    ['`packages/ui/src/NAME/` `apps/site/dist` docs/none.md', []],
  ])('in code spans is checked: %s', (text, expected) => {
    const broken = findBrokenPaths({ file: 'README.md', text }, repository);
    expect(broken.map(({ reason }) => reason.split(':')[0])).toEqual(expected);
  });

  it.each([
    ['npx firebase-tools deploy', 1],
    ['npx firebase-tools@latest deploy', 1],
    ['npx -y firebase-tools@15.0.0 deploy', 1],
    ['npx firebase-tools@15.34.2 deploy, with firebase-tools', 0],
  ])('to the Firebase CLI needs the version: %s', (text, count) => {
    expect(findOtherFirebaseTools({ file: 'README.md', text }, '15.34.2')).toHaveLength(count);
  });

  it('names a heading as GitHub does', () => {
    expect(toSlug('1. The project')).toBe('1-the-project');
    expect(toSlug('I want to change X → go to Y')).toBe('i-want-to-change-x--go-to-y');
    expect([
      ...getAnchors('# Doors\n\n## Doors\n\n```md\n# Not this\n```\n\n<a id="own"></a>'),
    ]).toEqual(['own', 'doors', 'doors-1']);
  });
});

describe('a citation of an absent document', () => {
  it.each([
    '/** The doors (spec, section 9). */',
    "describe('doors (section 9)', () => {});",
    '/**\n * The doors (spec,\n * section 9).\n */',
    '/** A tab (decisions, "Caches"). */',
    '/** Home (decisions). */',
    '"message": "ui knows themes alone (architecture)."',
    '// See firebase.md.',
    '// Issue: see issue 13.',
    '/** In the shape of the contract (contract, "The documents"). */',
    'The texts of the specification are exact.',
  ])('is found: %s', (text) => {
    expect(findAbsentCitations({ file: 'a.ts', text })).not.toEqual([]);
  });

  it.each([
    '/** The join time (docs/product.md#event-join-time). */',
    '/** The format (RFC 5545, section 3.1). */',
    '// docs/architecture.md#allowed-imports',
    'The reasons are in [decisions](decisions).',
    'A theme is a seed of a few decisions.',
    'new TestSpecification()',
  ])('is not found: %s', (text) => {
    expect(findAbsentCitations({ file: 'a.ts', text })).toEqual([]);
  });

  it('is reported with its line', () => {
    const text = 'const a = 1;\n/**\n * The doors (spec,\n * section 9).\n */\n';
    expect(findAbsentCitations({ file: 'a.ts', text })[0]).toMatchObject({ line: 3 });
  });
});
