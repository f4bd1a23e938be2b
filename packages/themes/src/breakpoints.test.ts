import { expect, it } from 'vitest';

import { breakpointDown, breakpoints, breakpointUp } from './breakpoints';

it('has the documented breakpoints', () => {
  expect(breakpoints).toEqual({ xs: 0, sm: 576, md: 768, lg: 992, xl: 1200, xxl: 1400 });
});

it('matches exactly one of two adjacent queries at every width', () => {
  expect(breakpointUp('lg')).toBe('(min-width: 62em)');
  expect(breakpointDown('lg')).toBe('(max-width: 61.99875em)');
});
