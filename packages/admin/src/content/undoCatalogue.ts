import { documentPaths } from '@gschool/data/documents';

import { AdminError } from '../adminError';
import type { ActServices } from '../adminServices';
import type { ActContext } from '../acts/actContext';
import { assertUndoable, createUndoDraft, type UndoRequest } from '../acts/undoDraft';
import type { Act } from '../contract';
import { appendAct, findRepeated, toUnloggedAct, type ActDraft } from '../log/appendAct';
import { toPlannedChange, toPlannedRelease } from './planned';
import { prepareRestore, toNextId } from './release/prepare';
import { publishRelease } from './release/publish';
import { createRestoredDrafts } from './release/restoredDrafts';

/** Whether an act published drafts. The command publishes a pack, and a restoration a release. */
const hasPublishedDrafts = ({ kind, args }: Act): boolean =>
  kind === 'catalogue.publish' && ('drafts' in args || 'planned' in args);

/**
 * Undoes a publication or a restoration: a new release has the content of the one before. The drafts
 * that were published come back, except where there is a newer one.
 *
 * @throws AdminError `changed-since` if something else was published since
 */
export const undoRelease = async (
  { content }: ActServices,
  request: UndoRequest,
  context: ActContext,
  undone: Act,
): Promise<Act> => {
  const parent = String(undone.before?.['release']);
  const prepared = await prepareRestore(content, parent, context.now);
  if (prepared.parent?.id !== undone.after?.['release']) throw new AdminError('changed-since');
  // The question about most classes was answered when the act was done, but not by this session.
  if (prepared.isMassDeletion && context.hasRecentSignIn === false)
    throw new AdminError('recent-sign-in-required');
  const createAct = (release: string): ActDraft => ({
    ...createUndoDraft(request, context, undone),
    subject: { kind: 'release', id: release },
    after: { release },
  });
  if (context.isDryRun) return toUnloggedAct(createAct(toNextId(prepared)));
  return publishRelease(content, prepared, {
    by: context.by,
    now: context.now,
    note: '',
    restores: parent,
    createAct,
    ...(hasPublishedDrafts(undone) && {
      restoredDrafts: createRestoredDrafts(prepared.sourcesAfter, prepared.sourcesBefore, {
        base: parent,
        by: context.by,
        now: context.now,
      }),
    }),
    check: async (_, log) => void assertUndoable(await log.read(undone.id), context),
  });
};

/**
 * Undoes the planning of a release: cancels it.
 *
 * @throws AdminError `changed-since` if it was published or canceled since
 */
export const undoPlanned = (
  { content }: ActServices,
  draft: ActDraft,
  undone: Act,
  context: ActContext,
): Promise<Act> =>
  content.change(async (transaction, log) => {
    const repeated = await findRepeated(log, draft);
    if (repeated !== null) return repeated;
    assertUndoable(await log.read(undone.id), context);
    const [document] = await transaction.read([documentPaths.plannedRelease(undone.subject.id)]);
    const planned = document && toPlannedRelease(document);
    if (!planned || planned.state !== 'waiting') throw new AdminError('changed-since');
    const canceled = { ...draft, after: { state: 'canceled' } };
    if (context.isDryRun) return toUnloggedAct(canceled);
    const act = await appendAct(log, canceled);
    transaction.write(toPlannedChange({ ...planned, state: 'canceled' }));
    return act;
  });
