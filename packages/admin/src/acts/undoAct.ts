import type { MembershipRecord } from '@gschool/domain';

import { AdminError } from '../adminError';
import type { ActServices } from '../adminServices';
import type { Act } from '../contract';
import { appendAct, findRepeated, toUnloggedAct } from '../log/appendAct';
import { isSameJson } from '../log/canonicalJson';
import type { LogTransaction } from '../log/logService';
import { undoPlanned, undoRelease } from '../content/undoCatalogue';
import { getRecord } from '../member/accessChange';
import { findAccount } from '../member/applyChange';
import type { ActContext } from './actContext';
import { assertUndoable, createUndoDraft, type UndoRequest } from './undoDraft';

type Fields = Readonly<Record<string, unknown>>;

/**
 * The fields to restore. Throws an `AdminError` (`changed-since`) if a field that the act changed
 * has another value now. Fields that the act did not change may have changed.
 */
const getRestored = (current: object, act: Act): Fields => {
  const isUnchanged = Object.entries(act.after ?? {}).every(([name, value]) =>
    isSameJson((current as Fields)[name] ?? null, value),
  );
  if (!isUnchanged) throw new AdminError('changed-since');
  return act.before ?? {};
};

/**
 * Restores what an act changed, as a second act that names the first. Throws an `AdminError`. Claims
 * and profile are written by `completeMemberAct` afterwards.
 */
export const startUndo = async (
  services: ActServices,
  request: UndoRequest,
  context: ActContext,
): Promise<Act> => {
  const undone = assertUndoable(await services.log.find(request.args.act), context);
  if (undone.subject.kind === 'release') return undoRelease(services, request, context, undone);
  const draft = createUndoDraft(request, context, undone);
  if (undone.subject.kind === 'plannedRelease')
    return undoPlanned(services, draft, undone, context);
  let act: Act | null = null;
  /** What the transaction writes; null for a repeated request and for a dry run. */
  const decide = async (current: object, log: LogTransaction): Promise<Fields | null> => {
    act = await findRepeated(log, draft);
    if (act !== null) return null;
    assertUndoable(await log.read(undone.id), context);
    const restored = getRestored(current, undone);
    act = context.isDryRun ? toUnloggedAct(draft) : await appendAct(log, draft);
    return context.isDryRun ? null : restored;
  };
  const { id } = undone.subject;
  if (undone.subject.kind === 'member') {
    const account = await findAccount(services, { uid: id });
    await services.memberships.change(id, async (stored, log) => {
      const record = getRecord(account, stored);
      const restored = await decide(record, log);
      return restored && ({ ...record, ...restored } as MembershipRecord);
    });
  } else {
    await services.orders.change(id, async ({ refunded }, log) => decide({ refunded }, log));
    if (act === null) throw new AdminError('order-not-found');
  }
  if (act === null) throw new Error('The transaction did not run.');
  return act;
};
