import { expect, it } from 'vitest';

import { options } from '../packages/themes/src/settings';
import { chromaticModes } from './chromaticModes';

it('has every theme in both schemes, and one appearance from right to left', () => {
  expect(Object.keys(chromaticModes)).toHaveLength(options.color.length * 2 + 1);
});
