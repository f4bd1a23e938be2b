import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';

import { describe, expect, it } from 'vitest';

import { STUDIO_BASE } from '../../tools/vite/appBase';
import { createDemoPack } from './content/createDemoPack';
import { contentDocuments } from './seed/contentDocuments';
import { products } from './shop/products';

const root = join(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/** Hosts whose requests the mock answers. No link leads to them. */
const mockedHosts = ['europe-west1-demo-gschool.cloudfunctions.net', 'storage.googleapis.com'];

const values = parseEnv(read('.env.demo')) as Readonly<Record<string, string>>;

describe('the settings of the demo', () => {
  const addresses = Object.entries(values).filter(([name]) => name.endsWith('_URL'));

  it.each(addresses)('%s=%s leads to a page of the demo', (_name, value) => {
    if (/^https?:/.test(value)) {
      expect(mockedHosts).toContain(new URL(value).host);
      return;
    }
    // The studio is an app of the demo, not a page of the mock.
    if (value === STUDIO_BASE) return;
    const { pathname, hash } = new URL(value, 'http://demo.test');
    const file = join('mocks/public', pathname.replace(/(\.html)?$/, '.html'));
    expect(existsSync(join(root, file)), file).toBe(true);
    if (hash) expect(read(file)).toContain(`id="${hash.slice(1)}"`);
  });

  it('contain the studio, support and the social links', () => {
    expect(values['VITE_ADMIN_URL']).toBe(STUDIO_BASE);
    expect(addresses.filter(([, value]) => value.startsWith('/demo-link#'))).toHaveLength(4);
  });
});

it('the page for outside addresses says everything in both languages', () => {
  const page = read('mocks/public/demo-link.html');
  const count = (lang: string) =>
    page.match(new RegExp(`<(h1|p|span) lang="${lang}"`, 'g'))?.length;
  expect(count('ar')).toBe(count('en'));
});

it('the demo’s classes and products link to no example host', () => {
  const now = new Date('2026-11-25');
  const text = JSON.stringify([
    contentDocuments({ pack: createDemoPack(now), base: '/', now: now.getTime() }),
    products,
  ]);
  expect(text.match(/https?:\/\/[^"]*\.(example|invalid|test)\b/g) ?? []).toEqual([]);
});
