import type { AdminQueries, CataloguePlan } from '../contract';
import type { QueryContext } from '../queries/adminQueryServices';
import { createPlan } from './plan/createPlan';
import { preparePublication, prepareRestore } from './release/prepare';

/** What publishing drafts would change. Writes nothing. */
export const planRelease = async (
  { services, now }: QueryContext,
  { drafts }: AdminQueries['catalogue.plan']['args'],
): Promise<CataloguePlan> =>
  createPlan(await preparePublication(services.content, drafts, now), now);

/** What restoring a release would change. Writes nothing. */
export const planRestore = async (
  { services, now }: QueryContext,
  { release }: AdminQueries['catalogue.planRestore']['args'],
): Promise<CataloguePlan> => createPlan(await prepareRestore(services.content, release, now), now);
