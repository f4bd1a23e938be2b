import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';

import { getAptCommands } from '../browser/installCommands';
import { runPatiently } from '../browser/runPatiently';
import { parseBeginning, readBeginning, type Beginning } from '../browser/beginning';
import type { Step } from './steps';

/** Days on which programs often fail: ends of months and years, a leap day, clock changes. */
const days = [
  ...['2026-12-31', '2027-01-01', '2027-02-28', '2027-03-01', '2027-03-14', '2027-03-28'],
  ...['2027-04-04', '2027-10-31', '2027-11-07', '2028-01-31', '2028-02-29', '2028-12-31'],
];
const times = ['00:00:05', '01:29:30', '01:59:30', '05:30', '06:59', '11:05', '17:00', '23:58'];
const zones = [
  ...['UTC', 'Europe/Lisbon', 'America/New_York', 'America/St_Johns', 'America/Sao_Paulo'],
  ...['Africa/Cairo', 'Asia/Kathmandu', 'Asia/Tokyo', 'Australia/Lord_Howe', 'Pacific/Auckland'],
  ...['Pacific/Kiritimati', 'Pacific/Pago_Pago'],
];

/** Selects a date, a time and a zone from a text, such as the hash of a commit. */
export function drawBeginning(seed: string): Beginning {
  const digest = createHash('sha256').update(seed).digest();
  const pick = (values: readonly string[], at: number) =>
    values[digest.readUInt32BE(at) % values.length] ?? '';
  return parseBeginning(`${pick(days, 0)}T${pick(times, 4)}`, pick(zones, 8));
}

/** The options that set the beginning of a run. */
interface BeginningOptions {
  /** A local date and time: `2027-02-28T23:58`. */
  at?: string | undefined;
  /** IANA zone. */
  zone?: string | undefined;
}

/**
 * The beginning of a run. If options name a part of it, the other part is the tests' default.
 * Otherwise, a seed selects it. Without a seed, it is undefined: units use the real time, and pages
 * the tests' default.
 */
export function chooseBeginning(
  { at, zone }: BeginningOptions,
  seed: string | undefined,
): Beginning | undefined {
  if (at !== undefined || zone !== undefined)
    return readBeginning({ TEST_AT: at, TEST_ZONE: zone });
  return seed === undefined ? undefined : drawBeginning(seed);
}

/**
 * The options that repeat a run with the same beginning: `--at 2027-02-28T23:58 --zone
 * Pacific/Kiritimati`.
 */
export const formatBeginning = ({ local, zone }: Beginning): string =>
  `--at ${local} --zone ${zone}`;

/** The vitest projects that start no browser, emulator or package manager. */
const pureProjects: readonly string[] = ['unit', 'dom', 'firebase'];

/** Whether a step only runs this repository's code in Node, so that its clock can be changed. */
function isPure({ command }: Step): boolean {
  const projects = command.filter((_, index) => command[index - 1] === '--project');
  return projects.length > 0 && projects.every((project) => pureProjects.includes(project));
}

/**
 * Makes a step begin at an instant, in a zone. Pages receive it in `TEST_AT` and `TEST_ZONE`; units
 * and their processes run under `faketime` if it is available. All other steps keep the real time,
 * because they talk to servers, emulators or registries, but they run in the zone.
 */
export function beginStepAt(step: Step, beginning: Beginning, hasFaketime: boolean): Step {
  const { local, zone, at } = beginning;
  const env = { ...step.env, TZ: zone, TEST_AT: local, TEST_ZONE: zone };
  if (!hasFaketime || !isPure(step)) return { ...step, env };
  // Files keep their real times, because caches compare them.
  const moved = ['env', 'NO_FAKE_STAT=1', 'faketime', '--exclude-monotonic'];
  return { ...step, command: [...moved, `@${Math.floor(at / 1000)}`, ...step.command], env };
}

const canRun = (program: string): boolean =>
  spawnSync(program, ['--version'], { stdio: 'ignore' }).error === undefined;

/**
 * Whether `faketime` is available. If this process runs as root on Debian, installs its package.
 */
export function findFaketime(): boolean {
  if (canRun('faketime')) return true;
  const isDebianRoot = existsSync('/etc/debian_version') && process.getuid?.() === 0;
  if (!isDebianRoot) return false;
  for (const command of getAptCommands('faketime')) runPatiently(command);
  return canRun('faketime');
}

/**
 * Makes all steps of a run begin at the instant that its options or a seed select. Prints how to
 * repeat the run.
 */
export function beginStepsAt(
  steps: readonly Step[],
  options: BeginningOptions,
  seed?: string,
): readonly Step[] {
  const beginning = chooseBeginning(options, seed);
  if (!beginning) return steps;
  const hasFaketime = findFaketime();
  console.log(`The tests begin at another instant. Repeat it with: ${formatBeginning(beginning)}`);
  if (!hasFaketime)
    console.log('SKIPPED: units keep the real time, because faketime is not installed.');
  return steps.map((step) => beginStepAt(step, beginning, hasFaketime));
}
