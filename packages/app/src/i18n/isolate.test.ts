import { expect, it } from 'vitest';

import { isolate, joinFacts } from './isolate';

it('joins facts and leaves out missing ones', () => {
  expect(joinFacts(['Drama', undefined, '2023–2025', false], 'en')).toBe('Drama\u00a0· 2023–2025');
  expect(joinFacts([undefined, ''], 'ar')).toBe('');
});

it('isolates facts in Arabic and changes nothing in English', () => {
  expect(isolate('Cork mat', 'ar')).toBe('\u2068Cork mat\u2069');
  expect(isolate('Cork mat', 'en')).toBe('Cork mat');
  expect(joinFacts(['Drama', '2023–2025', 'للعضوات'], 'ar')).toBe(
    '\u200f\u2068Drama\u2069\u00a0· \u20682023–2025\u2069\u00a0· \u2068للعضوات\u2069',
  );
});

it('reads a text of isolated parts from right to left, also inside another text', () => {
  const field = `${isolate('العنوان', 'ar')}، ${isolate('الإنجليزية', 'ar')}`;
  expect(isolate(field, 'ar')).toBe('\u2067\u2068العنوان\u2069، \u2068الإنجليزية\u2069\u2069');
});
