import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { readSettings } from './hostingFile';
import { ownOrigins, rulesFor, rulesPath, rulesText } from './ownOrigins';

const urls = (siteUrl?: string, shopUrl?: string) => ({ siteUrl, shopUrl });

describe('ownOrigins', () => {
  it.each([
    [urls(), ['http://localhost:5173', 'http://localhost:5174']],
    [urls('https://school.example'), ['https://school.example']],
    [
      urls('https://school.example/start?x#y', 'https://shop.example:8443/'),
      ['https://school.example', 'https://shop.example:8443'],
    ],
    [urls('https://school.example/', 'https://SCHOOL.example/shop'), ['https://school.example']],
  ])('of %j are %j', (settings, origins) => {
    expect(ownOrigins(settings)).toEqual(origins);
  });
});

describe('firestore.rules', () => {
  const committed = readFileSync(rulesPath, 'utf8');

  it('is what writeRules.ts writes from the tables of fields and the settings', () => {
    const found = [readSettings('.env'), readSettings('.env.demo')].filter((made) => made !== null);
    expect(found.map(rulesText), 'out of date: run npx tsx firebase/writeRules.ts').toContain(
      committed,
    );
  });

  const patternFor = (...origins: readonly string[]): RegExp => {
    const [, quoted = ''] =
      /isOwnAddress[\s\S]*?matches\('(.*)'\)/.exec(rulesFor(committed, origins)) ?? [];
    return new RegExp(quoted);
  };

  it.each([
    ['https://site.example.com', true],
    ['https://site.example.com/', true],
    ['https://site.example.com/profile?tab=subscription#paid', true],
    ['https://site.example.com?x', true],
    ['https://siteXexample.com/', false],
    ['https://site.example.com.evil.com/', false],
    ['https://site.example.com@evil.com/', false],
    ['https://site.example.com:8443/', false],
    ['https://site.example.com\\@evil.com', false],
    ['https://evil.com/https://site.example.com/', false],
    ['http://site.example.com/', false],
  ])('accepts %s: %s', (address, isOwn) => {
    expect(patternFor('https://site.example.com').test(address)).toBe(isOwn);
  });

  it('changes only the generated block', () => {
    const other = rulesFor(committed, ['https://school.example']);
    expect(other).not.toBe(committed);
    expect(rulesFor(other, ownOrigins(urls()))).toBe(committed);
    expect(() => rulesFor('service cloud.firestore {}', [])).toThrow('no generated block');
  });
});
