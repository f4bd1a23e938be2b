import { createContext, runInContext } from 'node:vm';

import { afterEach, expect, it, vi } from 'vitest';

import { startClock, takeBeginningOptions } from './beginning';

afterEach(() => vi.unstubAllEnvs());

/** Runs code in a page whose clock begins at an instant. */
async function runAt(at: number, code: string): Promise<unknown> {
  const page = createContext({});
  await startClock({ addInitScript: async ({ content }) => void runInContext(content, page) }, at);
  return runInContext(code, page) as unknown;
}

const at = Date.parse('2027-02-28T09:58:00.000Z');

it('shows the instant in each way to ask for the time, and counts on', async () => {
  const code = `[
    new Date().toISOString(),
    new Date(Date.now()).toISOString(),
    new Date(Date()).toISOString(),
    new (class extends Date {})().toISOString(),
  ].join()`;
  const second = '2027-02-28T09:58:0\\d\\.\\d{3}Z';
  expect(await runAt(at, code)).toMatch(
    new RegExp(`^${[second, second, second, second].join(',')}$`),
  );
  const passed = `const from = Date.now(); while (Date.now() === from); Date.now() - from`;
  expect(await runAt(at, passed)).toBeGreaterThan(0);
});

it('leaves dates that are given as they are, and their class', async () => {
  expect(
    await runAt(at, 'new Date(5).getTime() + Date.UTC(1970, 0, 1) + Date.parse("1970-01-01")'),
  ).toBe(5);
  expect(
    await runAt(
      at,
      '[new Date() instanceof Date, new Date().constructor === Date, Date.name].join()',
    ),
  ).toBe('true,true,Date');
});

it('takes the options out of a command', () => {
  vi.stubEnv('TEST_AT', '');
  vi.stubEnv('TEST_ZONE', '');
  const given = ['a.spec.ts', '--at', '2028-02-29T05:30', '--zone=Asia/Kathmandu', '-g', 'title'];
  expect(takeBeginningOptions(given)).toEqual(['a.spec.ts', '-g', 'title']);
  expect([process.env['TEST_AT'], process.env['TEST_ZONE']]).toEqual([
    '2028-02-29T05:30',
    'Asia/Kathmandu',
  ]);
  expect(() => takeBeginningOptions(['--at', 'soon'])).toThrow('Not a date and time: soon');
});
