import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { getAppearances, getReferencePath, screenshots } from './screenshots';

it('has a reference for every screenshot, and no other files', () => {
  const folder = join(import.meta.dirname, 'references');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const expected = screenshots.flatMap((entry) =>
    getAppearances(entry).map((appearance) => join(...getReferencePath(entry, appearance))),
  );
  expect(files.filter((file) => file.endsWith('.png')).toSorted()).toEqual(expected.toSorted());
});
