import { test } from './test';
import { variants } from './variants';

type Body = Parameters<typeof test>[2];
interface Details {
  tag?: string;
}

/** Calls `test` in the file of a journey, so that reports and filters find the test in this file. */
type Define = (title: string, details: Details, body: Body) => void;

/**
 * Returns a function that defines a journey that uses `hand`, and the same journey by keyboard alone
 * and on a phone, which run before a merge.
 */
export const createJourney =
  (define: Define) =>
  (title: string, ...rest: [Body] | [Details, Body]): void => {
    const [details, body] = rest.length === 1 ? [{}, rest[0]] : rest;
    define(title, details, body);
    for (const { end, use } of variants) {
      test.describe(() => {
        // A key at a time, a page takes longer; the limit only stops a journey that hangs.
        if ('manner' in use) test.describe.configure({ timeout: 240_000 });
        test.use(use);
        define(`${title}, ${end}`, { tag: '@merge' }, body);
      });
    }
  };
