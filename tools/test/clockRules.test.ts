import { describe, expect, it } from 'vitest';

import { findClockErrors } from './clockRules';

const reasons = (text: string, file = 'packages/domain/src/planted.test.ts') =>
  findClockErrors({ file, text }).map(({ line }) => line);

describe('a test, a story, a fixture, the demo or a journey', () => {
  it.each([
    'const now = new Date();',
    'const now = Date();',
    'const hour = at.getHours();',
    'at.setDate(3);',
    'const text = at.toDateString();',
    'const text = at.toLocaleDateString();',
    'const price = amount.toLocaleString();',
    'const small = name.toLocaleLowerCase();',
    'const sorted = names.toSorted((a, b) => a.localeCompare(b));',
    "const format = new Intl.DateTimeFormat(undefined, { dateStyle: 'full' });",
    'const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;',
  ])('may not contain: %s', (line) => {
    for (const file of [
      'packages/ui/src/planted.test.tsx',
      'apps/site/src/stories/Planted.stories.tsx',
      'apps/site/src/features/planted.fixtures.ts',
      'packages/data/src/testing/planted.ts',
      'mocks/src/seed/planted.ts',
      'e2e/support/planted.ts',
      'tools/build/planted.ts',
    ])
      expect([file, reasons(`const at = 1;\n${line}`, file)]).toEqual([file, [2]]);
    expect(reasons(line, 'apps/site/src/features/shell/SiteFooter.tsx')).toEqual([]);
  });

  it.each([
    'const now = new Date(at);',
    'const hour = at.getUTCHours();',
    "const text = at.toLocaleString('en');",
    "const sorted = names.toSorted((a, b) => a.localeCompare(b, 'en'));",
    "const format = new Intl.DateTimeFormat('en', { timeZone: 'UTC' });",
    'const ends = Date.now() + 86_400_000;',
    "const script = 'new Date()'; // new Date()",
  ])('may contain: %s', (line) => {
    expect(reasons(line)).toEqual([]);
  });

  it('takes the time of a journey from its beginning', () => {
    expect(reasons('const now = Date.now();', 'e2e/planted.spec.ts')).toEqual([1]);
    expect(reasons('await page.clock.install();', 'e2e/planted.spec.ts')).toEqual([1]);
    expect(reasons('const now = Date.now();', 'e2e/support/clock.ts')).toEqual([]);
  });
});
