import { getPackSamples } from '@gschool/domain/content-pack';
import { expect, it } from 'vitest';

import { createPack } from '../testing/packs';
import { createProgressLines } from './progress';

it('gives visitors only title and picture of public classes', () => {
  expect(getPackSamples(createPack(['a', 'b', 'c']), 'https://m.example/').classes).toEqual([
    { title: 'Class a', poster: 'art:figure/squat/0' },
  ]);
});

it('prints progress as lines without a terminal', () => {
  const lines: string[] = [];
  const progress = createProgressLines((line) => lines.push(line));
  progress.start('documents', 20, 4);
  for (let n = 0; n < 16; n += 1) progress.advance(1);
  progress.end();
  expect(lines).toEqual(
    [4, 6, 8, 10, 12, 14, 16, 18, 20].map((done) => `documents: ${done} of 20`),
  );
});
