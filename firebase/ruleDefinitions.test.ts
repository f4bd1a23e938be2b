import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { isBlank, isOrderNumber, ORDER_NUMBER_PATTERN } from '../packages/domain/src';
import { toDraftId } from '../packages/admin/src/content/entry/draftCodec';
import { queryArguments } from '../packages/admin/src/schemas';
import { rulesPath } from './ownOrigins';

// Definitions that must be the same in the rules and in the product. The operator's commands use
// the product's functions.

const rules = readFileSync(rulesPath, 'utf8');

/** The pattern in a function of the rules. */
const patternOf = (name: string): string => {
  const [, pattern] =
    new RegExp(`function ${name}\\(value\\) \\{[^}]*?matches\\(\\s*'(.+)'\\)`).exec(rules) ?? [];
  if (pattern === undefined) throw new Error(`The rules have no pattern ${name}.`);
  return pattern;
};

describe('an order number', () => {
  it('is the same for the rules, the product and the operator', () => {
    expect(patternOf('isOrderNumber')).toBe(ORDER_NUMBER_PATTERN.source);
  });

  it('is the only id of an order, and the only order that a payment can name', () => {
    const [, orders = ''] = /match \/orders\/\{orderId\} \{([\s\S]*?)\n {4}\}/.exec(rules) ?? [];
    expect(orders).toContain('&& isOrderNumber(orderId)');
    expect(rules).toContain('&& isOrderNumber(value.orderId)');
    expect(rules).not.toMatch(/isId\((orderId|value\.orderId)/);
  });

  it('has each character of the alphabet of new numbers, and no other', () => {
    const characters = Array.from({ length: 0x2100 }, (_, code) => String.fromCharCode(code));
    expect(characters.filter((one) => isOrderNumber(one.repeat(26))).join('')).toBe(
      '0123456789ABCDEFGHJKMNPQRSTVWXYZ',
    );
  });
});

describe('a blank text', () => {
  it('is the same for the rules and the product, for every character', () => {
    const source = patternOf('isBlank')
      .replaceAll('\\\\', '\\')
      .replaceAll(/\\x\{([0-9A-F]+)\}/g, '\\u{$1}');
    const inRules = new RegExp(source, 'u');
    const differing = Array.from({ length: 0x110000 }, (_, code) => code)
      .filter((code) => code < 0xd800 || code > 0xdfff)
      .filter((code) => {
        const character = String.fromCodePoint(code);
        return inRules.test(character) !== isBlank(character);
      });
    expect(differing).toEqual([]);
    expect(['', ' \u3164\u2800', ' a ', 'ㅎ'].map(isBlank)).toEqual([true, true, false, false]);
  });
});

describe('what is published', () => {
  it('can be read by staff, and written by no browser', () => {
    const blocks = [
      ...rules.matchAll(
        /match \/(?:releases\/\{releaseId\}|sources\/\{digest\}|releaseLog\/\w+|plannedReleases\/\{plannedId\}) \{([\s\S]*?)\n {4}\}/g,
      ),
    ].map(([, block = '']) => block);
    expect(blocks).toHaveLength(5);
    for (const block of blocks)
      for (const [, operations, condition] of block.matchAll(/allow ([^:;]+)[:;]([^;]*)/g)) {
        expect(['get', 'list']).toContain(operations);
        expect(condition).toMatch(/^ ?if isStaff\(\)/);
      }
  });
});

describe('a draft', () => {
  it('has the longest id that an entry can have', () => {
    const [, longest] = /id\.matches\('\^styles-\[!-~\]\{1,(\d+)\}\$'\)/.exec(rules) ?? [];
    const id = toDraftId('styles', '\u0ca0'.repeat(80));
    expect(id.length).toBe('styles-'.length + Number(longest));
    expect(queryArguments['catalogue.plan'].safeParse({ drafts: [id] }).success).toBe(true);
  });
});

describe('the log', () => {
  it('can be read by administrators, and written by no browser', () => {
    const blocks = [
      ...rules.matchAll(/match \/(?:acts\/\{actId\}|actLog\/head) \{([\s\S]*?)\n {4}\}/g),
    ].map(([, block = '']) => block);
    expect(blocks).toHaveLength(2);
    for (const block of blocks) {
      const allows = [...block.matchAll(/allow ([^:;]+)[:;]([^;]*)/g)];
      expect(allows.length).toBeGreaterThan(0);
      for (const [, operations, condition] of allows) {
        expect(['get', 'list']).toContain(operations);
        expect(condition).toMatch(/^ ?if isAdmin\(\)/);
      }
    }
  });
});
