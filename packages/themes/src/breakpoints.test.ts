import { expect, it } from 'vitest';

import { below, breakpoints, from } from './breakpoints';

it('has the documented breakpoints', () => {
  expect(breakpoints).toEqual({ xs: 0, sm: 576, md: 768, lg: 992, xl: 1200, xxl: 1400 });
});

it('matches exactly one of two adjacent queries at every width', () => {
  expect(from('lg')).toBe('(min-width: 992px)');
  expect(below('lg')).toBe('(max-width: 991.98px)');
});
