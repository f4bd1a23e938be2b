import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { writeFileAtomically } from '../lock/writeFileAtomically';
import { repositoryRoot } from '../vite/root';
import { CORES } from './schedule';
import type { Step } from './steps';

/** The seconds that each step took, by suite and name. */
export type StepTimes = Readonly<Record<string, number>>;

const file = join(repositoryRoot, '.cache/test/times.json');

/** The assumed seconds for a step that has not run in this checkout yet. */
const TYPICAL_SECONDS = 60;

/** The times of earlier runs in this checkout. */
export const readStepTimes = (): StepTimes =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as StepTimes) : {};

/** Stores how long the steps took, for the next run. */
export const recordStepTimes = (times: StepTimes): void =>
  writeFileAtomically(file, JSON.stringify({ ...readStepTimes(), ...times }, null, 2));

/**
 * The key of a step's time. It contains the suite, because a step with the same name can do more in
 * another suite.
 */
export const getTimeKey = ({ name, env }: Step): string => `${env?.['TEST_SCOPE'] ?? ''}/${name}`;

/**
 * Estimates how many seconds are left if both cores stay busy. The estimate is never less than the
 * longest step still needs.
 *
 * @param ended the names of the steps that have ended
 * @param running the seconds since each running step began, by name
 */
export function estimateSecondsLeft(
  steps: readonly Step[],
  times: StepTimes,
  ended: ReadonlySet<string>,
  running: ReadonlyMap<string, number>,
): number {
  const rest = steps
    .filter(({ name }) => !ended.has(name))
    .map((step) => {
      const seconds = times[getTimeKey(step)] ?? TYPICAL_SECONDS;
      return { seconds: Math.max(0, seconds - (running.get(step.name) ?? 0)), step };
    });
  const work = rest.reduce((sum, { seconds, step }) => sum + seconds * (step.cores ?? 1), 0);
  return Math.max(work / CORES, ...rest.map(({ seconds }) => seconds), 0);
}
