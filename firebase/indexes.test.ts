import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { beforeAll, describe, expect, it, vi } from 'vitest';

import type { StructuredQuery } from '../mocks/src/firestore/query';
import { neededIndex, serves, type CompositeIndex } from './indexes';
import { captureOperatorQueries, captureQueries, queryingFiles } from './productQueries';

const folder = fileURLToPath(new URL('../packages/data/src/', import.meta.url));
const { indexes, fieldOverrides } = JSON.parse(
  readFileSync(new URL('firestore.indexes.json', import.meta.url), 'utf8'),
) as {
  indexes: readonly CompositeIndex[];
  fieldOverrides: readonly { collectionGroup: string; fieldPath: string; indexes: unknown[] }[];
};

const nameOf = ({ collectionGroup, fields }: CompositeIndex): string =>
  `${collectionGroup}: ${fields.map(({ fieldPath }) => fieldPath).join(', ')}`;

const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((path) => /(^|\/)firebase\/(?!testing\/).*(?<!\.test)\.ts$/.test(path))
  .map((path) => ({
    file: path.replace(/^.*?firebase\//, ''),
    text: readFileSync(`${folder}${path}`, 'utf8'),
  }));

describe('the composite indexes', () => {
  const queries: StructuredQuery[] = [];
  beforeAll(async () => {
    // In this test, the repositories warn about invalid documents.
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    for (const runQueries of Object.values(queryingFiles))
      queries.push(...(await captureQueries(runQueries)));
    vi.restoreAllMocks();
    queries.push(...captureOperatorQueries());
  });

  it.each([
    ['order', ['queries.ts']],
    ['log', ['queries.ts']],
    ['admin', []],
    // It lists subscriptions by their names, which needs no index.
    ['member', ['firebaseServices.ts', 'queries.ts']],
  ])('are checked for every query of the operator in %s', (name, files) => {
    const queryFolder = new URL(`../operator/src/${name}/`, import.meta.url);
    const querying = readdirSync(queryFolder)
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .filter((file) =>
        /\.(where|orderBy)\(/.test(readFileSync(new URL(file, queryFolder), 'utf8')),
      );
    expect(querying).toEqual(files);
  });

  it('are checked for every file with queries', () => {
    const files = sources
      // This file contains the SDK functions that the other files call.
      .filter(({ file }) => file !== 'requests.ts')
      .filter(({ text }) => /\b(getDocs|getCount|getAggregate|documents\.find)\(/.test(text))
      .map(({ file }) => file);
    expect(files.length).toBeGreaterThan(0);
    expect(Object.keys(queryingFiles).toSorted()).toEqual(files.toSorted());
  });

  it('are checked for every condition and order in the sources', () => {
    const written = sources.flatMap(({ text }) =>
      [
        ...text.matchAll(/\b(?:where|orderBy)\(\s*'([^']+)'/g),
        ...text.matchAll(/\['([^']+)', '(?:==|>|>=|<)'/g),
        ...text.matchAll(/\borderBy: '([^']+)'/g),
      ].map(([, field]) => field),
    );
    const sent = JSON.stringify(queries);
    expect(written.length).toBeGreaterThan(3);
    for (const field of written) expect(sent).toContain(`"fieldPath":"${field}"`);
  });

  it('cover every query of the product', () => {
    const needs = queries.map(neededIndex).filter((need) => need !== null);
    const missing = needs.filter((need) => !indexes.some((index) => serves(index, need)));
    expect(missing.map(nameOf)).toEqual([]);
  });

  it('are all used', () => {
    const needs = queries.map(neededIndex).filter((need) => need !== null);
    const unused = indexes.filter((index) => !needs.some((need) => serves(index, need)));
    expect(unused.map(nameOf)).toEqual([]);
  });

  it('exclude long texts and the library positions', () => {
    for (const [collectionGroup, fieldPath] of [
      ['catalogue', 'data'],
      ['drafts', 'data'],
      ['sources', 'data'],
      ['state', 'positions'],
      ['plannedReleases', 'drafts'],
    ]) {
      expect(fieldOverrides).toContainEqual({ collectionGroup, fieldPath, indexes: [] });
    }
  });
});

type Filter = NonNullable<StructuredQuery['where']>;

const is = (field: string, op: string): Filter => ({
  fieldFilter: { field: { fieldPath: field }, op, value: { stringValue: 'x' } },
});
const both = (...filters: readonly Filter[]): Filter => ({
  compositeFilter: { op: 'AND', filters },
});
const by = (fieldPath: string, direction: 'ASCENDING' | 'DESCENDING' = 'ASCENDING') => ({
  field: { fieldPath },
  direction,
});
const from = [{ collectionId: 'things' }];

describe('neededIndex', () => {
  it.each<[string, Partial<StructuredQuery>, string | null]>([
    ['nothing', {}, null],
    ['one equality', { where: is('a', 'EQUAL') }, null],
    ['two equalities', { where: both(is('a', 'EQUAL'), is('b', 'IN')) }, null],
    ['one order', { orderBy: [by('a', 'DESCENDING')] }, null],
    ['a range and its order', { where: is('a', 'GREATER_THAN'), orderBy: [by('a')] }, null],
    ['an equality by name', { where: is('a', 'EQUAL'), orderBy: [by('__name__')] }, null],
    ['an equality and an order', { where: is('a', 'EQUAL'), orderBy: [by('b')] }, 'a, b'],
    ['an equality and a range', { where: both(is('b', 'LESS_THAN'), is('a', 'EQUAL')) }, 'a, b'],
    ['two orders', { orderBy: [by('b'), by('a')] }, 'b, a'],
    ['a range and another order', { where: is('a', 'NOT_EQUAL'), orderBy: [by('b')] }, 'b, a'],
    ['a list and an order', { where: is('l', 'ARRAY_CONTAINS'), orderBy: [by('b')] }, 'l, b'],
  ])('%s', (_, query, fields) => {
    const need = neededIndex({ from, ...query });
    expect(need && nameOf(need)).toBe(fields && `things: ${fields}`);
  });

  it('compares directions, and an index works in both', () => {
    const need = (direction: 'ASCENDING' | 'DESCENDING'): CompositeIndex => {
      const index = neededIndex({ from, orderBy: [by('a'), by('b', direction)] });
      if (!index) throw new Error('needs one');
      return index;
    };
    const turned = neededIndex({ from, orderBy: [by('a', 'DESCENDING'), by('b')] });
    expect(serves(need('ASCENDING'), need('DESCENDING'))).toBe(false);
    expect(turned && serves(turned, need('DESCENDING'))).toBe(true);
  });
});
