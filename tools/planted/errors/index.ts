import type { PlantedError } from '../plantedError';
import { buildsErrors } from './builds';
import { journeysErrors } from './journeys';
import { lintErrors } from './lint';
import { rulesErrors } from './rules';
import { storiesErrors } from './stories';
import { unitErrors } from './units';

/** Every planted error: one for each checker, and one for each promise of docs/testing.md. */
export const plantedErrors: readonly PlantedError[] = [
  ...lintErrors,
  ...unitErrors,
  ...rulesErrors,
  ...storiesErrors,
  ...journeysErrors,
  ...buildsErrors,
];
