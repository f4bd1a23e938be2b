import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { RejectedError, UsageError } from '../command/errors';
import { run } from '../main';
import { parseShop } from '../testing/parseCommand';
import { parseShopDocuments, type ShopDocument } from './documents';
import { assertEmulators, fillShop } from './run';

const documents: readonly ShopDocument[] = [
  { path: 'products/mat', data: { name: 'Mat' } },
  { path: 'products/mat/prices/one', data: { unit_amount: 4900 } },
  {
    path: 'customers/maya/subscriptions/sub_1',
    data: {
      created: { __type__: 'timestamp', value: '2026-11-20T10:00:00Z' },
      prices: [{ __type__: 'reference', value: 'products/mat/prices/one' }],
    },
  },
];

describe('gschool shop fill', () => {
  it('takes a file', () => {
    expect(parseShop(['fill', 'shop.json', '--project', 'demo-x'])).toEqual({
      path: 'shop.json',
      project: 'demo-x',
    });
  });

  it('writes all documents and prints how many of each kind', async () => {
    const written: ShopDocument[] = [];
    const lines: string[] = [];
    await fillShop(
      documents,
      async (all) => void written.push(...all),
      (line = '') => lines.push(line),
    );
    expect(written).toEqual(documents);
    expect(lines).toEqual([
      'Written: 1 products, 1 prices, 0 reviews, 0 customers, 1 subscriptions, 0 payments.',
    ]);
  });

  it('refuses a real project', () => {
    const target = { projectId: 'school', from: '--project', emulators: null };
    expect(() => assertEmulators(target)).toThrow(UsageError);
    expect(() => assertEmulators(target)).toThrow(/school is a real project/);
  });
});

describe('the file of the shop', () => {
  it('is a list of documents that the Stripe extension writes', () => {
    expect(parseShopDocuments(JSON.stringify(documents))).toEqual(documents);
  });

  it.each([
    ['no JSON', '{', /not valid JSON/],
    ['no list', '{}', /not a list/],
    ['an entry without a path', '[{"data":{}}]', /1\.\s+has no path/],
    ['a profile', '[{"path":"users/maya","data":{}}]', /users\/maya is not a document of the shop/],
    ['an entry without data', '[{"path":"products/mat"}]', /has no data/],
    [
      'an invalid time',
      '[{"path":"products/mat","data":{"at":{"__type__":"timestamp","value":"soon"}}}]',
      /invalid __type__/,
    ],
    [
      'an unknown type',
      '[{"path":"products/mat","data":{"list":[{"__type__":"bytes","value":"x"}]}}]',
      /invalid __type__/,
    ],
  ])('is rejected with %s', (_, text, message) => {
    expect(() => parseShopDocuments(text)).toThrow(RejectedError);
    expect(() => parseShopDocuments(text)).toThrow(message);
  });
});

describe('the command line of gschool shop', () => {
  const folder = mkdtempSync(join(tmpdir(), 'gschool-shop-'));
  const file = join(folder, 'shop.json');
  let errors: string;
  beforeEach(() => {
    errors = '';
    writeFileSync(file, JSON.stringify(documents));
    vi.spyOn(console, 'error').mockImplementation((text) => (errors += String(text)));
    vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', '');
    vi.stubEnv('FIRESTORE_EMULATOR_HOST', '');
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
    rmSync(file);
  });

  it('writes nothing with the credentials of a real project', async () => {
    const key = join(folder, 'key.json');
    writeFileSync(key, JSON.stringify({ project_id: 'school' }));
    vi.stubEnv('GOOGLE_APPLICATION_CREDENTIALS', key);
    expect(await run(['shop', 'fill', file, '--project', 'school'])).toBe(2);
    expect(errors).toContain('school is a real project');
    rmSync(key);
  });

  it('writes nothing if only one of the emulators is set', async () => {
    vi.stubEnv('FIRESTORE_EMULATOR_HOST', '127.0.0.1:1');
    expect(await run(['shop', 'fill', file, '--project', 'demo-x'])).toBe(2);
    expect(errors).toContain('Set both or neither');
  });
});
