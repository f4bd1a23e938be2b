import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import en from './en.messages.json';

const root = join(import.meta.dirname, '..');

const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.test.ts'))
  .map((file) => readFileSync(join(root, file), 'utf8'))
  .join('\n');

/** Ids that are put together from a value. */
const built = /^subscription\.(active|lapsed|none)$/;

it('uses every message of the catalogue', () => {
  const unused = Object.keys(en).filter(
    (id) => !built.test(id) && !sources.includes(`'${id}'`) && !sources.includes(`"${id}"`),
  );
  expect(unused).toEqual([]);
});
