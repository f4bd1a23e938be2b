import { AdminError } from '../adminError';
import type { AdminQueries, CataloguePlan } from '../contract';
import type { QueryContext } from '../queries/adminQueryServices';

/** What publishing drafts would change. */
export const planRelease = (
  _context: QueryContext,
  _args: AdminQueries['catalogue.plan']['args'],
): Promise<CataloguePlan> => Promise.reject(new AdminError('unavailable'));

/** What restoring a release would change. */
export const planRestore = (
  _context: QueryContext,
  _args: AdminQueries['catalogue.planRestore']['args'],
): Promise<CataloguePlan> => Promise.reject(new AdminError('unavailable'));
