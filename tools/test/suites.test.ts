import { expect, it } from 'vitest';

import type { Step } from './steps';
import { estimateSecondsLeft, getTimeKey } from './stepTimes';
import { getSuite, selectSteps } from './suites';

const suites = ['commit', 'merge', 'full'] as const;
const names = (steps: readonly Step[]): string[] => steps.map(({ name }) => name);

it.each(suites)('%s has no step twice, and every step that another one needs', (suite) => {
  const steps = getSuite(suite);
  expect(new Set(names(steps)).size).toBe(steps.length);
  for (const { needs = [] } of steps)
    expect(names(steps)).toEqual(expect.arrayContaining([...needs]));
});

it('runs everything of the other suites in full', () => {
  const full = names(getSuite('full'));
  expect(full).toEqual(expect.arrayContaining(names(getSuite('commit'))));
  expect(full).toEqual(expect.arrayContaining(names(getSuite('merge'))));
});

it.each(suites)('no step of %s starts a browser before the step that installs one', (suite) => {
  const browsers = ['journeys', 'stories', 'faults', 'tools', 'processes', 'visual', 'layout'];
  for (const step of getSuite(suite).filter(({ name }) => browsers.includes(name)))
    expect(step.needs, step.name).toContain('browser');
});

it('adds what a chosen step needs', () => {
  expect(names(selectSteps(getSuite('commit'), ['stories']))).toEqual(['browser', 'stories']);
  expect(names(selectSteps(getSuite('commit'), ['lint']))).toEqual(['lint']);
  expect(selectSteps(getSuite('merge'), undefined)).toEqual(getSuite('merge'));
});

it('estimates what is left from the times of earlier runs', () => {
  const steps = selectSteps(getSuite('commit'), ['lint', 'types', 'stories']);
  const times = Object.fromEntries(
    steps.map((step) => [
      getTimeKey(step),
      { lint: 20, types: 30, stories: 100, browser: 0 }[step.name]!,
    ]),
  );
  // Stories use both cores: (20 + 30 + 2 × 100) / 2.
  expect(estimateSecondsLeft(steps, times, new Set(), new Map())).toBe(125);
  expect(
    estimateSecondsLeft(steps, times, new Set(['types', 'browser']), new Map([['lint', 15]])),
  ).toBe(102.5);
  // A core may be idle at the end.
  expect(
    estimateSecondsLeft(steps, times, new Set(['stories', 'browser']), new Map([['lint', 20]])),
  ).toBe(30);
});
