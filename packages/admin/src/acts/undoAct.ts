import type { MembershipRecord } from '@gschool/domain';

import { AdminError } from '../adminError';
import type { ActServices } from '../adminServices';
import { recentSignInKinds, type Act, type ActRequest } from '../contract';
import { appendAct, findRepeated, toUnloggedAct, type ActDraft } from '../log/appendAct';
import { isSameJson } from '../log/canonicalJson';
import type { LogTransaction } from '../log/logService';
import { getRecord } from '../member/accessChange';
import { findAccount } from '../member/applyChange';
import { toStoredArguments, type ActContext } from './actContext';

export type UndoRequest = Extract<ActRequest, { kind: 'act.undo' }>;

type Fields = Readonly<Record<string, unknown>>;

/** Throws an `AdminError` unless the act can be undone by this caller. */
const assertUndoable = (act: Act | null, context: ActContext): Act => {
  if (act === null) throw new AdminError('act-not-found');
  if (act.undoneBy !== null) throw new AdminError('already-undone');
  if (!act.isUndoable || act.before === null || act.after === null)
    throw new AdminError('not-undoable');
  if (act.kind === 'member.role' && act.subject.id === context.by)
    throw new AdminError('own-account');
  // Otherwise, an undo would avoid the sign-in that the act itself needs.
  if (recentSignInKinds.includes(act.kind) && context.hasRecentSignIn === false)
    throw new AdminError('recent-sign-in-required');
  return act;
};

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

const createDraft = (
  { id, kind, args }: UndoRequest,
  { by, now }: ActContext,
  undone: Act,
): ActDraft => ({
  id,
  kind,
  args: toStoredArguments(args),
  subject: undone.subject,
  by,
  at: new Date(now).toISOString(),
  before: undone.after,
  after: undone.before,
  isUndoable: false,
  undoes: undone.id,
  status: undone.subject.kind === 'member' ? 'started' : 'done',
});

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
  const draft = createDraft(request, context, undone);
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
