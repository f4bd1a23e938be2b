import { test } from './test';
import { variants } from './variants';

type Body = Parameters<typeof test>[2];

/**
 * Defines a journey that uses `hand`, and the same journey by keyboard alone and on a phone, which
 * run before a merge.
 */
export function journey(title: string, body: Body): void {
  test(title, body);
  for (const { end, use } of variants) {
    test.describe(() => {
      test.use(use);
      test(`${title}, ${end}`, { tag: '@merge' }, body);
    });
  }
}
