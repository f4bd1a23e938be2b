import { changeRecord, type AccessChange } from '@gschool/domain';

import { AdminError } from '../adminError';
import type { MemberServices } from '../adminServices';
import type { Act, ActRequest } from '../contract';
import {
  appendAct,
  appendOnce,
  findRepeated,
  toUnloggedAct,
  type ActDraft,
} from '../log/appendAct';
import { getRecord } from '../member/accessChange';
import { findAccount, prepareAccountChange } from '../member/applyChange';
import { assertNoSubscription, deleteMember } from '../member/erase';
import { syncAccess } from '../member/syncAccess';
import type { ActContext } from './actContext';
import { getChangedFields } from './changedFields';
import { createActDraft } from './createActDraft';

export type MemberRequest = Extract<ActRequest, { kind: `member.${string}` }>;
type AccessRequest = Exclude<MemberRequest, { kind: 'member.signOut' | 'member.erase' }>;

const DAY_MS = 86_400_000;
/** A later end is a typing error: ten years, with the leap days. */
const MAX_GRANT_MS = 3_661 * DAY_MS;

/** The change of the membership that an act makes. */
const toAccessChange = (request: AccessRequest): AccessChange => {
  switch (request.kind) {
    case 'member.grant':
      return { kind: 'grant', plan: request.args.plan, expiresAt: request.args.expiresAt };
    case 'member.revoke':
      return { kind: 'revoke' };
    case 'member.block':
      return { kind: 'block' };
    case 'member.unblock':
      return { kind: 'unblock' };
    case 'member.sync':
      return { kind: 'sync' };
    case 'member.role':
      return { kind: 'role', role: request.args.role };
  }
};

/** Throws an `AdminError` for arguments that are never allowed, whatever is stored. */
const assertArguments = (request: MemberRequest, { by, now }: ActContext): void => {
  const { kind, args } = request;
  if (kind === 'member.grant') {
    if (args.expiresAt <= now) throw new AdminError('past-date');
    if (args.expiresAt > now + MAX_GRANT_MS) throw new AdminError('invalid-argument');
  }
  const isOwn = args.uid === by;
  // Otherwise, a school could lose its last administrator by mistake.
  if (isOwn && (kind === 'member.role' || kind === 'member.erase'))
    throw new AdminError('own-account');
};

/**
 * Firebase Authentication has no transactions, so the act is `started` until its effect is complete.
 */
const createDraft = (request: MemberRequest, context: ActContext): ActDraft =>
  createActDraft(request, context, {
    subject: { kind: 'member', id: request.args.uid },
    status: 'started',
  });

const changeAccess = async (
  services: MemberServices,
  request: AccessRequest,
  context: ActContext,
): Promise<Act | null> => {
  const { uid } = request.args;
  const account = await findAccount(services, { uid });
  const change = toAccessChange(request);
  const isUnverifiedAccepted =
    context.isUnverifiedAccepted === true ||
    (request.kind === 'member.grant' && request.args.isUnverifiedAccepted === true);
  const plan = await prepareAccountChange(
    services,
    account,
    change,
    isUnverifiedAccepted,
    context.now,
  );
  const draft = createDraft(request, context);
  if (context.isDryRun) return plan.changes.length > 0 ? toUnloggedAct(draft) : null;
  let act: Act | null = null;
  await services.memberships.change(uid, async (stored, log) => {
    act = await findRepeated(log, draft);
    if (act !== null) return null;
    const before = getRecord(account, stored);
    const after = changeRecord(before, change, context.now);
    const changed = getChangedFields(before, after);
    // Token and profile match already, and the record stays the same.
    if (changed === null && plan.changes.length === 0) return null;
    act = await appendAct(log, { ...draft, ...changed, isUndoable: changed !== null });
    return after;
  });
  return act;
};

const eraseMember = async (
  services: MemberServices,
  request: Extract<MemberRequest, { kind: 'member.erase' }>,
  context: ActContext,
): Promise<Act> => {
  const { uid, confirmation } = request.args;
  const account = await services.accounts.find({ uid });
  // The operator can delete what is left of a deleted account.
  if (account === null && !context.isConfirmed) throw new AdminError('account-not-found');
  if (account !== null) {
    if (!context.isConfirmed && confirmation.trim() !== (account.email || uid))
      throw new AdminError('wrong-confirmation');
    await assertNoSubscription(services, uid);
  }
  const draft = createDraft(request, context);
  return context.isDryRun ? toUnloggedAct(draft) : appendOnce(services.log, draft);
};

/** Appends an act about a member, with its change of the membership. Null if nothing changes. */
export const startMemberAct = async (
  services: MemberServices,
  request: MemberRequest,
  context: ActContext,
): Promise<Act | null> => {
  assertArguments(request, context);
  if (request.kind === 'member.erase') return eraseMember(services, request, context);
  if (request.kind !== 'member.signOut') return changeAccess(services, request, context);
  await findAccount(services, { uid: request.args.uid });
  const draft = createDraft(request, context);
  return context.isDryRun ? toUnloggedAct(draft) : appendOnce(services.log, draft);
};

/**
 * Completes an act that was started: writes the claims and the profile, ends the sessions, or
 * deletes the member. It can run again after an error.
 *
 * @param kind the kind of the act, or of the act that it undoes
 */
export const completeMemberAct = async (
  services: MemberServices,
  { kind, subject: { id: uid } }: Pick<Act, 'kind' | 'subject'>,
  now: number,
): Promise<void> => {
  if (kind === 'member.erase') await deleteMember(services, uid);
  else if (kind === 'member.signOut') await services.accounts.signOutEverywhere(uid);
  else await syncAccess(services, uid, now);
};
