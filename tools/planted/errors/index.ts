import type { PlantedError } from '../plantedError';
import { buildsErrors } from './builds';
import { dataErrors } from './data';
import { domainErrors } from './domain';
import { mocksErrors } from './mocks';
import { rulesErrors } from './rules';
import { shopErrors } from './shop';
import { siteErrors } from './site';
import { themesErrors } from './themes';
import { uiErrors } from './ui';

/** Every planted error, by layer. */
export const plantedErrors: readonly PlantedError[] = [
  ...themesErrors,
  ...uiErrors,
  ...domainErrors,
  ...dataErrors,
  ...rulesErrors,
  ...mocksErrors,
  ...siteErrors,
  ...shopErrors,
  ...buildsErrors,
];
