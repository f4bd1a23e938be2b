import { AdminError } from '../adminError';
import type { ActServices } from '../adminServices';
import type { ActContext } from '../acts/actContext';
import type { Act, ActRequest } from '../contract';

export type CatalogueRequest = Extract<ActRequest, { kind: `catalogue.${string}` }>;

/** Publishes, restores, schedules or cancels a planned release, with its act in the log. */
export const runCatalogueAct = (
  _services: ActServices,
  _request: CatalogueRequest,
  _context: ActContext,
): Promise<Act> => Promise.reject(new AdminError('unavailable'));
