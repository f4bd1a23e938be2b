import { AdminError } from '../adminError';
import type { ActServices, MemberServices } from '../adminServices';
import type { Act, ActRequest, ActResult } from '../contract';
import { findRepeated } from '../log/appendAct';
import { runCatalogueAct } from '../content/catalogueActs';
import { toStoredArguments, type ActContext } from './actContext';
import { runExportAct } from './exportAct';
import { completeMemberAct, startMemberAct, type MemberRequest } from './memberActs';
import { runOrderAct } from './orderActs';
import { startUndo } from './undoAct';

const start = (
  services: ActServices,
  request: ActRequest,
  context: ActContext,
): Promise<Act | null> => {
  switch (request.kind) {
    case 'order.state':
    case 'order.refund':
      return runOrderAct(services.orders, request, context);
    case 'catalogue.publish':
    case 'catalogue.restore':
    case 'catalogue.schedule':
    case 'catalogue.unschedule':
      return runCatalogueAct(services, request, context);
    case 'data.export':
      return runExportAct(services.log, request, context);
    case 'act.undo':
      return startUndo(services, request, context);
    default:
      return startMemberAct(services, request, context);
  }
};

const MAX_STARTED = 100;

/** A member who is erased now may have an erasure that started earlier and did not finish. */
const finishErasures = async ({ log }: MemberServices, uid: string): Promise<void> => {
  for (const { id, kind, subject } of await log.listStarted(MAX_STARTED))
    if (kind === 'member.erase' && subject.id === uid) await log.finish(id);
};

/**
 * Completes an act. An act with the status `started` was interrupted, or has just been written.
 *
 * @param now epoch milliseconds
 */
const completeAct = async (services: MemberServices, act: Act, now: number): Promise<Act> => {
  if (act.status === 'done') return act;
  await completeMemberAct(services, act, now);
  await services.log.finish(act.id);
  if (act.kind === 'member.erase') await finishErasures(services, act.subject.id);
  return { ...act, status: 'done' };
};

/** Runs an act, unless its request was run before. */
const runOnce = async (
  services: MemberServices,
  { id, kind, args }: ActRequest,
  context: ActContext,
  startAct: () => Promise<Act | null>,
): Promise<Act | null> => {
  const identity = { id, kind, args: toStoredArguments(args), by: context.by };
  const find = () => findRepeated({ read: (one) => services.log.find(one) }, identity);
  const act =
    (await find()) ??
    (await startAct().catch(async (error: unknown) => {
      // The same request may have been run at the same time, and then the checks fail here.
      const repeated = error instanceof AdminError ? await find() : null;
      if (repeated === null) throw error;
      return repeated;
    }));
  return act === null || context.isDryRun ? act : completeAct(services, act, context.now);
};

/**
 * Runs one act: checks it, writes its effect and the log in one transaction, and then the claims,
 * the sessions or the deletion. A request that was run before returns its stored act; if it was
 * interrupted, it is completed.
 *
 * @throws AdminError if the act is refused
 * @returns null if nothing changes
 */
export const runAct = (
  services: ActServices,
  request: ActRequest,
  context: ActContext,
): Promise<Act | null> =>
  runOnce(services, request, context, () => start(services, request, context));

/** The same for an act about a member, which needs fewer services. */
export const runMemberAct = (
  services: MemberServices,
  request: MemberRequest,
  context: ActContext,
): Promise<Act | null> =>
  runOnce(services, request, context, () => startMemberAct(services, request, context));

/** Runs one act, and returns a refusal as a result. Rejects for any other error. */
export const getActResult = async (
  services: ActServices,
  request: ActRequest,
  context: ActContext,
): Promise<ActResult> => {
  const { id } = request;
  try {
    const act = await runAct(services, request, context);
    return act === null ? { id, outcome: 'unchanged' } : { id, outcome: 'done', act };
  } catch (error) {
    if (!(error instanceof AdminError)) throw error;
    return { id, outcome: 'refused', error: error.body };
  }
};
