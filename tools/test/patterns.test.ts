import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { repositoryRoot } from '../vite/root';
import { findSlowText, listBuiltPatterns, listPatterns, type Pattern } from './patterns';
import { readSourceFiles, type SourceFile } from './sourceFiles';

/** The operator’s commands and the deployed functions, which read data that other people wrote. */
const readFolder = (folder: string): SourceFile[] =>
  readdirSync(join(repositoryRoot, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.includes('node_modules'))
    .map((file) => {
      const path = `${folder}/${file.replaceAll('\\', '/')}`;
      return { file: path, text: readFileSync(join(repositoryRoot, path), 'utf8') };
    });

const files = [
  ...readSourceFiles(repositoryRoot).filter(({ file }) => /^(packages|apps)\//.test(file)),
  ...[
    'operator/src',
    'firebase/functions/src',
    'firebase/playback/src',
    'firebase/admin/src',
  ].flatMap(readFolder),
];
const patterns = [
  ...new Map(
    files
      .flatMap(listPatterns)
      .map((one): [string, Pattern] => [`/${one.source}/${one.flags}`, one]),
  ),
];

describe('a slow pattern', () => {
  it.each([
    ['quadratic in a run of letters', /([A-Z0-9-]+)=(?:"([^"]*)"|([^",]*))/g],
    ['quadratic at an end that does not come', /\/+$/],
    ['quadratic in what is trimmed', /[^\p{L}\p{N}]+$/gu],
    ['quadratic without its end', /“[^”\n]*”/g],
    ['exponential', /^(a+)+$/],
    ['exponential in alternatives', /^(?:a|a)*b/],
  ])('is found: %s', (_, { source, flags }) => {
    expect(findSlowText({ source, flags })).toMatch(/ ms$/);
  });

  it.each([/^[A-Za-z0-9_-]{1,80}$/, /\s+/g, /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/])(
    'is not found in %s',
    ({ source, flags }) => {
      expect(findSlowText({ source, flags })).toBeNull();
    },
  );
});

describe('every regular expression of the packages, apps, commands and functions', () => {
  it('is found in the sources', () => {
    expect(patterns.length).toBeGreaterThan(150);
  });

  it.each(patterns)(
    '%s takes a time that grows with the text, up to a million characters',
    (_, one) => {
      const slow = findSlowText(one);
      expect(slow === null ? null : `${one.place} ${slow}`).toBeNull();
    },
  );

  it('is a literal, or built in a file whose test has long texts', () => {
    expect(files.flatMap(listBuiltPatterns).toSorted()).toEqual([
      // Built from the name of a field, for the metadata keys of a product.
      'packages/data/src/mappers/metadata.ts',
      // Tested in `redactText.test.ts`; `postReports` cuts the texts to 8,000 characters.
      'packages/domain/src/errors/redactText.ts',
    ]);
  });
});
