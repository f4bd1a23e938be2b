import fc from 'fast-check';
import { afterEach, expect, it } from 'vitest';

import { seedRandomTests } from './randomTests';

const before = fc.readConfigureGlobal();
afterEach(() => fc.configureGlobal(before));

/** The values that fast-check generates for a property. */
function getGeneratedValues(seed: string): number[] {
  seedRandomTests(seed);
  const values: number[] = [];
  fc.assert(
    fc.property(fc.integer(), (value) => void values.push(value)),
    { numRuns: 5 },
  );
  return values;
}

it('generates the same values in every run with one seed', () => {
  const first = getGeneratedValues('a1b2c3');
  expect(getGeneratedValues('d4e5f6')).not.toEqual(first);
  expect(getGeneratedValues('a1b2c3')).toEqual(first);
});
