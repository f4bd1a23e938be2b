import { AdminError } from '../adminError';
import { recentSignInKinds, type Act, type ActRequest } from '../contract';
import type { ActDraft } from '../log/appendAct';
import type { ActContext } from './actContext';
import { createActDraft } from './createActDraft';

export type UndoRequest = Extract<ActRequest, { kind: 'act.undo' }>;

/** Throws an `AdminError` unless the act can be undone by this caller. */
export const assertUndoable = (act: Act | null, context: ActContext): Act => {
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

/** The act that undoes another one. */
export const createUndoDraft = (request: UndoRequest, context: ActContext, undone: Act): ActDraft =>
  createActDraft(request, context, {
    subject: undone.subject,
    before: undone.after,
    after: undone.before,
    undoes: undone.id,
    status: undone.subject.kind === 'member' ? 'started' : 'done',
  });
