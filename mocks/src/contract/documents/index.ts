import { accessCases } from './access';
import { batchCases } from './batches';
import type { DocumentCase } from './cases';
import { aggregationCases } from './aggregations';
import { cursorCases } from './cursors';
import { documentIdCases } from './documentIds';
import { orderCases } from './order';
import { queryCases } from './queries';
import { readCases } from './reads';
import { transformCases } from './transforms';
import { valueCases } from './values';
import { writeCases } from './writes';

export { createDocumentContext, type Backend } from './context';
export { runCase, type DocumentCase } from './cases';
export { documentOperations } from './operations';

/** The Firestore part of the contract. Tests run it both on the mock and on the emulator. */
export const documentCases: readonly DocumentCase[] = [
  ...readCases,
  ...writeCases,
  ...transformCases,
  ...batchCases,
  ...queryCases,
  ...orderCases,
  ...cursorCases,
  ...aggregationCases,
  ...valueCases,
  ...documentIdCases,
  ...accessCases,
];
