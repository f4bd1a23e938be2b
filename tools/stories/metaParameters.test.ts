import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { getAllFiles } from '../test/changed/changedFiles';
import { repositoryRoot } from '../vite/root';

/** Matches the `parameters` in a stories file, up to the end of the line. */
const metaParameters = /^const meta = \{\n(?:(?!^\}).*\n)*? {2}parameters: (.*)/m;

it('every file of stories has its parameters in object literals, which Storybook completes', () => {
  const files = getAllFiles().filter((file) => file.endsWith('.stories.tsx'));
  const found = files.flatMap((file) => {
    const [, value] = metaParameters.exec(readFileSync(join(repositoryRoot, file), 'utf8')) ?? [];
    return value === undefined ? [] : [{ file, value }];
  });
  expect(found.length).toBeGreaterThan(30);
  expect(found.filter(({ value }) => !/^\{(?!.*docs: (?!\{))/.test(value))).toEqual([]);
});
