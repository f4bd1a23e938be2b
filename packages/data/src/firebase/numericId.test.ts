import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Integer as Original } from '@firebase/webchannel-wrapper/bloom-blob';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Integer } from './numericId';

const id = fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }).map(String);

it('orders numeric names as the original does', () => {
  fc.assert(
    fc.property(id, id, (a, b) => {
      const expected = Original.fromString(a).compare(Original.fromString(b));
      expect(Math.sign(Integer.fromString(a).compare(Integer.fromString(b)))).toBe(
        Math.sign(expected),
      );
    }),
  );
  expect(Integer.fromString('7').compare(Integer.fromString('7'))).toBe(0);
});

it('offers all that the light edition of the document service asks for', () => {
  const folder = join(
    dirname(createRequire(import.meta.url).resolve('@firebase/firestore/package.json')),
    'dist/lite',
  );
  const uses = readdirSync(folder)
    .filter((name) => /^(common-\w+|index\.browser)\.esm\.js$/.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .flatMap((text) => [
      ...text.matchAll(/import \{([^}]*)\} from '@firebase\/webchannel-wrapper\/bloom-blob'/g),
      ...text.matchAll(/[^\w.](Integer\.\w+)/g),
    ])
    .map(([, name = '']) => name.trim());
  expect([...new Set(uses)].sort()).toEqual(['Integer', 'Integer.fromString']);
});
