import { expect, it } from 'vitest';

import { defaultAppearance, getAppearanceName } from './appearances';
import { axePlan, disabledRules } from './checkMatrix';
import { fullAxeAppearances } from './fullAxeAppearances';

it('covers all twenty appearances, the default first; all of axe runs in it and in four others', () => {
  expect(new Set(axePlan.map(({ appearance }) => getAppearanceName(appearance))).size).toBe(20);
  expect(axePlan[0]).toEqual({ appearance: defaultAppearance, isFull: true });
  expect(axePlan.filter(({ isFull }) => isFull)).toHaveLength(5);
});

it('covers each scheme in each direction, and no theme twice', () => {
  const combinations = fullAxeAppearances.map(({ scheme, direction }) => `${scheme} ${direction}`);
  expect(new Set(combinations).size).toBe(4);
  expect(new Set(fullAxeAppearances.map(({ theme }) => theme)).size).toBe(4);
});

it('reports the rules that a story turns off', () => {
  expect(disabledRules({ test: 'error' })).toEqual([]);
  expect(disabledRules({ disable: true })).toHaveLength(1);
  const config = { rules: [{ id: 'color-contrast', enabled: false }, { id: 'label' }] };
  expect(disabledRules({ config }).map(({ about }) => about)).toEqual([
    'color-contrast: switched off without a reason',
  ]);
});
