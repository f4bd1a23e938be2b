import { expect, it } from 'vitest';

import { defaultLook, lookName } from './appearances';
import { plan, switchedOff } from './checkMatrix';
import { corners } from './fullAxeAppearances';

it('sees all twenty looks, the default first, with all of axe in it and in four corners', () => {
  expect(new Set(plan.map(({ look }) => lookName(look))).size).toBe(20);
  expect(plan[0]).toEqual({ look: defaultLook, isWhole: true });
  expect(plan.filter(({ isWhole }) => isWhole)).toHaveLength(5);
});

it('has a corner for each scheme in each direction, and no theme twice', () => {
  const ways = corners.map(({ scheme, direction }) => `${scheme} ${direction}`);
  expect(new Set(ways).size).toBe(4);
  expect(new Set(corners.map(({ theme }) => theme)).size).toBe(4);
});

it('names what a story switches off', () => {
  expect(switchedOff({ test: 'error' })).toEqual([]);
  expect(switchedOff({ disable: true })).toHaveLength(1);
  const config = { rules: [{ id: 'color-contrast', enabled: false }, { id: 'label' }] };
  expect(switchedOff({ config }).map(({ about }) => about)).toEqual([
    'color-contrast: switched off without a reason',
  ]);
});
