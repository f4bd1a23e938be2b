import type { ActRequest } from '../contract';
import type { ActDraft } from '../log/appendAct';
import { toStoredArguments, type ActContext } from './actContext';

/** The act of a request. Unless `facts` differ, it is done, changes nothing and can't be undone. */
export const createActDraft = (
  { id, kind, args }: ActRequest,
  { by, now }: ActContext,
  facts: Pick<ActDraft, 'subject'> & Partial<ActDraft>,
): ActDraft => ({
  id,
  kind,
  args: toStoredArguments(args),
  by,
  at: new Date(now).toISOString(),
  before: null,
  after: null,
  isUndoable: false,
  undoes: null,
  status: 'done',
  ...facts,
});
