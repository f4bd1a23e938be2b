import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { ID_PATTERN } from '@gschool/domain';
import { expect, it } from 'vitest';

it('the rules have the pattern of ids that the product has', () => {
  const rules = readFileSync(join(import.meta.dirname, '../firestore.rules'), 'utf8');
  const isId = /function isId\(value\) \{\s+return ([^;]+);/.exec(rules)?.[1];
  expect(isId).toBe(`value is string && value.matches('${ID_PATTERN.source}')`);
});
