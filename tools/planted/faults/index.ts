import type { PlantedFault } from '../plantedFault';
import { buildsFaults } from './builds';
import { dataFaults } from './data';
import { domainFaults } from './domain';
import { mocksFaults } from './mocks';
import { rulesFaults } from './rules';
import { shopFaults } from './shop';
import { siteFaults } from './site';
import { themesFaults } from './themes';
import { uiFaults } from './ui';

/** Every planted fault, by layer. */
export const faults: readonly PlantedFault[] = [
  ...themesFaults,
  ...uiFaults,
  ...domainFaults,
  ...dataFaults,
  ...rulesFaults,
  ...mocksFaults,
  ...siteFaults,
  ...shopFaults,
  ...buildsFaults,
];
