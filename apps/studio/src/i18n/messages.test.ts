import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

/** Sources of the studio and of the shared app package. */
const roots = ['..', '../../../../packages/app/src'].map((path) => join(import.meta.dirname, path));
const folder = join(import.meta.dirname, 'en');

const ids = readdirSync(folder).flatMap((file) =>
  Object.keys(JSON.parse(readFileSync(join(folder, file), 'utf8')) as object),
);

const sources = roots
  .flatMap((root) =>
    readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
      .map((file) => readFileSync(join(root, file), 'utf8')),
  )
  .join('\n');

/** Ids that the code builds from values. */
const built = /^(authError|provider|problem|move|entryField|orderState|role|order\.speed)\./;

describe('the message catalogue', () => {
  it('uses every message', () => {
    const unused = ids.filter((id) => !built.test(id) && !sources.includes(`'${id}'`));
    expect(unused).toEqual([]);
  });

  it('has no duplicate ids', () => {
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  });
});
