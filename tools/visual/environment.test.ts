import { expect, it } from 'vitest';

import { whyNotComparable } from './environment';

const here = { browserMajor: '148', fonts: 'a1' };

it('compares only under the recorded browser and fonts', () => {
  expect(whyNotComparable(here, here)).toBeUndefined();
  expect(whyNotComparable(undefined, here)).toContain('-u');
  expect(whyNotComparable({ ...here, browserMajor: '147' }, here)).toContain('Chromium 147');
  expect(whyNotComparable({ ...here, fonts: 'b2' }, here)).toContain('other fonts');
});
