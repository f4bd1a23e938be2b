import { readFileSync } from 'node:fs';

import fc from 'fast-check';
import { format } from 'oxfmt';
import { describe, expect, it } from 'vitest';

import options from '../../../../.oxfmtrc.json' with { type: 'json' };
import { registry, type ThemeName } from '../registry';
import { getThemeNameError, formatRegistryLine, formatSeedFile } from './formatSeedFile';
import type { Seed } from '../seeds/seed';

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');

/** The object of a seed file, evaluated. */
const evaluated = (file: string): unknown =>
  new Function(`return ${file.slice(file.indexOf('= {') + 2)}`)();

const decimal = (min: number, max: number) =>
  fc.integer({ min: min * 1000, max: max * 1000 }).map((thousandths) => thousandths / 1000);
const color = fc
  .integer({ min: 0, max: 0xffffff })
  .map((rgb) => `#${rgb.toString(16).padStart(6, '0')}`);
const anySeed: fc.Arbitrary<Seed> = fc.record(
  {
    label: fc.string({ minLength: 1, maxLength: 20 }).map((text) => text.replace(/\s+/g, ' ')),
    brand: color,
    accent: color,
    page: fc.record({ light: color, dark: color }),
    neutral: fc.record({ chroma: decimal(0, 0.06), hue: fc.integer({ min: 0, max: 360 }) }),
    depth: fc.record({ raised: decimal(0, 0.1), sunken: decimal(0, 0.1) }),
    radius: fc.integer({ min: 0, max: 32 }),
    control: fc.oneof(fc.constant('pill' as const), fc.integer({ min: 0, max: 24 })),
    shadow: fc.constantFrom('soft', 'crisp', 'glow'),
    display: fc.record({
      scale: decimal(0.8, 1.2),
      weight: fc.integer({ min: 400, max: 900 }),
      tracking: decimal(-0.08, 0.02),
    }),
    header: fc.integer({ min: 48, max: 96 }),
    status: fc.record({ info: color, danger: color }, { requiredKeys: [] }),
    poster: fc.record({ paper: color, hot: color }, { requiredKeys: [] }),
  },
  {
    requiredKeys: [
      'label',
      'brand',
      'accent',
      'page',
      'neutral',
      'depth',
      'radius',
      'control',
      'shadow',
      'display',
      'header',
    ],
  },
);

describe('the text of a seed file', () => {
  it.each(Object.keys(registry) as ThemeName[])('is exactly the file of %s', (name) => {
    const file = read(`../seeds/${name}.ts`);
    const about = /\/\*\* (.*) \*\//.exec(file)?.[1] ?? '';
    expect(formatSeedFile(name, registry[name], about)).toBe(file);
    expect(read('../seeds/index.ts')).toContain(`\n${formatRegistryLine(name)}\n`);
  });

  it('is formatted as oxfmt does, and evaluates to its seed', async () => {
    await fc.assert(
      fc.asyncProperty(anySeed, async (seed) => {
        const file = formatSeedFile('studio', seed, 'A studio.');
        expect((await format('new.ts', file, options)).code).toBe(file);
        const { status = {}, poster = {}, ...rest } = seed;
        expect(evaluated(file)).toEqual({
          ...rest,
          ...(Object.keys(status).length > 0 && { status }),
          ...(Object.keys(poster).length > 0 && { poster }),
        });
      }),
      { numRuns: 40 },
    );
  });

  it('escapes the end of a comment in the description', () => {
    expect(formatSeedFile('a', registry.hulu, 'x */ alert(1)\n//')).toContain(
      '/** x * / alert(1) // */',
    );
  });
});

describe('the name of a theme', () => {
  it.each(['studio', 'a1', 'constructor'])('may be %s', (name) =>
    expect(getThemeNameError(name)).toBeNull(),
  );
  it.each(['', 'Studio', '1a', 'my-theme', 'a b', '../x', 'new', 'seed', 'index'])(
    'may not be %j, with a reason',
    (name) => expect(getThemeNameError(name)).toMatch(/\.$/),
  );
});
