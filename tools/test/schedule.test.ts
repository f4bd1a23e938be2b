import { expect, it } from 'vitest';

import { CORES, runInParallel } from './schedule';
import type { Step } from './steps';

const step = (name: string, more: Partial<Step> = {}): Step => ({
  name,
  title: name,
  command: [],
  ...more,
});

/** Runs steps and records their order. */
async function log(steps: readonly Step[]) {
  const events: string[] = [];
  let cores = 0;
  let most = 0;
  await runInParallel(steps, async ({ name, cores: own = 1 }) => {
    events.push(`${name} begins`);
    cores += own;
    most = Math.max(most, cores);
    await new Promise((resolve) => setTimeout(resolve, 1));
    cores -= own;
    events.push(`${name} ends`);
  });
  return { events, most };
}

it('runs two steps of one core side by side, and no third', async () => {
  const { events, most } = await log([step('a'), step('b'), step('c')]);
  expect(events.slice(0, 2)).toEqual(['a begins', 'b begins']);
  expect(events.indexOf('c begins')).toBeGreaterThan(1);
  expect(most).toBe(CORES);
});

it('lets a step that needs both cores run alone', async () => {
  const { events, most } = await log([step('both', { cores: 2 }), step('one'), step('two')]);
  expect(events.slice(0, 2)).toEqual(['both begins', 'both ends']);
  expect(most).toBe(CORES);
});

it('waits for a step’s dependencies, but not for steps that do not run', async () => {
  const { events } = await log([
    step('journeys', { after: ['demo', 'not chosen'] }),
    step('demo'),
    step('lint'),
  ]);
  expect(events.indexOf('journeys begins')).toBeGreaterThan(events.indexOf('demo ends'));
});

it('waits for the steps that a step needs', async () => {
  const { events } = await log([step('journeys', { needs: ['browser'] }), step('browser')]);
  expect(events.indexOf('journeys begins')).toBeGreaterThan(events.indexOf('browser ends'));
});

it('rejects circular dependencies', async () => {
  const circle = [step('a', { after: ['b'] }), step('b', { after: ['a'] })];
  await expect(runInParallel(circle, async () => undefined)).rejects.toThrow('circular dependency');
});
