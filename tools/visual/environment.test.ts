import { expect, it } from 'vitest';

import { findDifference } from './environment';

const here = { browserMajor: '148', fonts: 'a1' };

it('compares only under the recorded browser and fonts', () => {
  expect(findDifference(here, here)).toBeUndefined();
  expect(findDifference(undefined, here)).toContain('-u');
  expect(findDifference({ ...here, browserMajor: '147' }, here)).toContain('Chromium 147');
  expect(findDifference({ ...here, fonts: 'b2' }, here)).toContain('other fonts');
});
