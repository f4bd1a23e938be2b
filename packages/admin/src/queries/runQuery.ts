import { AdminError } from '../adminError';
import type { AdminQueryKind } from '../contract';
import { queryArguments } from '../schemas';
import type { QueryContext } from './adminQueryServices';
import { findMembers, listMembers, nameMembers, showMember } from './memberQueries';
import { listOrders, showOrder } from './orderQueries';
import { planRelease, planRestore } from '../content/planQueries';
import { readOverview } from './overview';

type Run = (context: QueryContext, args: never) => Promise<unknown>;

const queries: Readonly<Record<AdminQueryKind, Run>> = {
  overview: readOverview,
  'members.list': listMembers,
  'members.find': findMembers,
  'members.names': nameMembers,
  'members.show': showMember,
  'orders.list': listOrders,
  'orders.show': showOrder,
  'catalogue.plan': planRelease,
  'catalogue.planRestore': planRestore,
};

/** Checks the arguments of a query and runs it. Throws an `AdminError`. */
export const runQuery = async (
  context: QueryContext,
  kind: AdminQueryKind,
  args: unknown,
): Promise<unknown> => {
  const parsed = queryArguments[kind].safeParse(args);
  if (!parsed.success) throw new AdminError('invalid-argument');
  return queries[kind](context, parsed.data as never);
};
