import { expect, it } from 'vitest';

import { getLengthAt } from './getLengthAt';
import { derive, registry } from '../../packages/themes/src/derive';

it.each([
  ['1rem', 16, 16],
  ['max(1rem, 18px)', 18, 18],
  ['clamp(1rem, 0.5rem + 1vw, 2rem)', 16, 22.4],
  ['clamp(min(2rem, 5vw), min(1rem + 2vw, 9vw), 2.5rem)', 23.8, 40],
])('reads %s at 390 and 1440', (css, narrow, wide) => {
  expect(getLengthAt(css, 390)).toBeCloseTo(narrow, 3);
  expect(getLengthAt(css, 1440)).toBeCloseTo(wide, 3);
});

it('reads every size of every theme', () => {
  for (const seed of Object.values(registry)) {
    for (const size of Object.values(derive(seed, 'light').text)) {
      expect(getLengthAt(size, 1440)).toBeGreaterThanOrEqual(getLengthAt(size, 390));
      expect(getLengthAt(size, 390)).toBeGreaterThan(12);
    }
  }
});
