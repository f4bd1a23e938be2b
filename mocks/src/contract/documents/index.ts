import { access } from './access';
import { batches } from './batches';
import type { DocumentCase } from './cases';
import { counts } from './counts';
import { cursors } from './cursors';
import { names } from './names';
import { order } from './order';
import { queries } from './queries';
import { reads } from './reads';
import { transforms } from './transforms';
import { values } from './values';
import { writes } from './writes';

export { makeBed, type Address } from './bed';
export { outcomeOf, type DocumentCase } from './cases';
export { documentOperations } from './operations';

/** The document half of the contract, for the mock and for the official emulator alike. */
export const documentCases: readonly DocumentCase[] = [
  ...reads,
  ...writes,
  ...transforms,
  ...batches,
  ...queries,
  ...order,
  ...cursors,
  ...counts,
  ...values,
  ...names,
  ...access,
];
