import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { clipChapters } from './clips';

const clips = join(import.meta.dirname, '../../../../../../mocks/public/clips');

it.each(Object.entries(clipChapters))('lists the chapters of the clip %s', (name, chapters) => {
  const drawn: unknown = JSON.parse(readFileSync(join(clips, name, 'chapters.json'), 'utf8'));
  expect(chapters).toEqual(drawn);
});
