import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { repositoryRoot } from '../vite/root';

/** What a screenshot depends on, besides the components. */
export interface Environment {
  browserMajor: string;
  /** A hash of how letters are drawn on this machine. */
  fonts: string;
}

const referencesFolder = join(repositoryRoot, 'tools/visual/references');
const file = join(referencesFolder, 'environment.json');

/** The environment of the references; undefined before the first update. */
export const recordedEnvironment = (): Environment | undefined =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Environment) : undefined;

export function recordEnvironment(environment: Environment): void {
  writeFileSync(file, `${JSON.stringify(environment, null, 2)}\n`);
}

/** Why screenshots of this machine cannot be compared with the references; undefined if they can. */
export function findDifference(
  recorded: Environment | undefined,
  here: Environment,
): string | undefined {
  if (!recorded) return 'there are no references yet: run with -u';
  if (recorded.browserMajor !== here.browserMajor) {
    return `the references were taken with Chromium ${recorded.browserMajor}, this is ${here.browserMajor}`;
  }
  if (recorded.fonts !== here.fonts) return 'this machine draws letters with other fonts';
  return undefined;
}
