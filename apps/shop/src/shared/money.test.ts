import { expect, it } from 'vitest';

import { demoCart } from '../content/merchandise';
import { totalOf } from './money';

it('sums the three pieces of the demo cart to $49.00 (spec, section 2)', () => {
  expect(demoCart).toHaveLength(3);
  expect(totalOf(demoCart, 'en')).toBe('$49.00');
});
