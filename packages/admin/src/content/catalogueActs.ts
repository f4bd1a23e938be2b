import { AdminError } from '../adminError';
import type { ActServices } from '../adminServices';
import type { ActContext } from '../acts/actContext';
import { createActDraft } from '../acts/createActDraft';
import type { Act, ActRequest } from '../contract';
import { MAX_PLANNED_DAYS } from '../limits';
import { appendAct, findRepeated, toUnloggedAct, type ActDraft } from '../log/appendAct';
import { readWaiting, toPlannedChange } from './planned';
import { assertPublishable } from './release/assertPublishable';
import { countBytes } from './release/countBytes';
import { deleteDrafts } from './release/draftDeletions';
import { isSameContent, preparePublication, prepareRestore, toNextId } from './release/prepare';
import type { PreparedPublication, PublishedDraft } from './release/prepared';
import { publishRelease } from './release/publish';
import type { PlannedRelease } from './types';

export type CatalogueRequest = Extract<ActRequest, { kind: `catalogue.${string}` }>;
type RequestOf<Kind> = Extract<CatalogueRequest, { kind: Kind }>;

/** The act that creates a release. It can be undone if there was a release before. */
const createReleaseDraft = (
  request: CatalogueRequest,
  context: ActContext,
  parent: string | null,
  release: string,
): ActDraft =>
  createActDraft(request, context, {
    subject: { kind: 'release', id: release },
    before: { release: parent },
    after: { release },
    isUndoable: parent !== null,
  });

/** Throws an `AdminError` if the live release has changed since the publication was planned. */
const assertParent = ({ parent }: PreparedPublication, planned: string | null): void => {
  const release = parent?.id ?? null;
  if (release !== planned) throw new AdminError('release-changed', { release });
};

/** Throws an `AdminError` if a publication must not happen, or needs more from the administrator. */
const assertConfirmed = (
  prepared: PreparedPublication,
  isMassDeletion: boolean | undefined,
  { hasRecentSignIn }: ActContext,
): void => {
  assertPublishable(prepared, isMassDeletion);
  if (prepared.isMassDeletion && hasRecentSignIn === false)
    throw new AdminError('recent-sign-in-required');
};

const publishDrafts = async (
  { content }: ActServices,
  request: RequestOf<'catalogue.publish'>,
  context: ActContext,
): Promise<Act | null> => {
  const { drafts, plan, parent, note, isMassDeletion } = request.args;
  const prepared = await preparePublication(content, drafts, context.now);
  if (prepared.entries.length === 0) throw new AdminError('nothing-to-publish');
  assertParent(prepared, parent);
  if (prepared.token !== plan) throw new AdminError('drafts-changed');
  assertConfirmed(prepared, isMassDeletion, context);
  if (isSameContent(prepared)) {
    // Someone else has published the same. The drafts are no longer needed.
    const all = prepared.entries.map(({ draft }) => draft);
    if (!context.isDryRun) await deleteDrafts(content, all);
    return null;
  }
  const createAct = (release: string) => createReleaseDraft(request, context, parent, release);
  if (context.isDryRun) return toUnloggedAct(createAct(toNextId(prepared)));
  return publishRelease(content, prepared, {
    by: context.by,
    now: context.now,
    note,
    createAct,
  });
};

const restore = async (
  { content }: ActServices,
  request: RequestOf<'catalogue.restore'>,
  context: ActContext,
): Promise<Act | null> => {
  const { release, parent, note, isMassDeletion } = request.args;
  const prepared = await prepareRestore(content, release, context.now);
  assertParent(prepared, parent);
  assertConfirmed(prepared, isMassDeletion, context);
  if (isSameContent(prepared)) return null;
  const createAct = (id: string) => createReleaseDraft(request, context, parent, id);
  if (context.isDryRun) return toUnloggedAct(createAct(toNextId(prepared)));
  return publishRelease(content, prepared, {
    by: context.by,
    now: context.now,
    note,
    restores: release,
    createAct,
  });
};

/** A draft as a planned release stores it. Firestore has no undefined values. */
const toPlannedDraft = ({
  id,
  list,
  entryId,
  base,
  entry,
  confirmed,
  after,
  version,
}: PublishedDraft): PlannedRelease['drafts'][number] => ({
  id,
  list,
  entryId,
  base,
  entry,
  confirmed,
  version,
  ...(after !== undefined && { after }),
});

/** The largest planned release, as Firestore allows 1 MiB for a document. */
const MAX_PLANNED_BYTES = 900_000;
const MAX_PLANNED_MS = MAX_PLANNED_DAYS * 86_400_000;

const schedule = async (
  { content }: ActServices,
  request: RequestOf<'catalogue.schedule'>,
  context: ActContext,
): Promise<Act> => {
  const { drafts, plan, note, publishAt } = request.args;
  const { id } = request;
  const time = Date.parse(publishAt);
  if (time <= context.now) throw new AdminError('past-date');
  if (time > context.now + MAX_PLANNED_MS) throw new AdminError('invalid-argument');
  const prepared = await preparePublication(content, drafts, context.now);
  if (prepared.entries.length === 0) throw new AdminError('nothing-to-publish');
  if (prepared.token !== plan) throw new AdminError('drafts-changed');
  // The schedule asks no questions, so it never deletes most classes.
  assertPublishable(prepared);
  const planned: PlannedRelease = {
    id,
    drafts: prepared.entries.map(({ draft }) => toPlannedDraft(draft)),
    note,
    publishAt: new Date(time).toISOString(),
    by: context.by,
    state: 'waiting',
    error: null,
    release: null,
  };
  if (countBytes(planned) > MAX_PLANNED_BYTES) throw new AdminError('too-large');
  const draft = createActDraft(request, context, {
    subject: { kind: 'plannedRelease', id },
    before: { state: null },
    after: { state: 'waiting' },
    isUndoable: true,
  });
  if (context.isDryRun) return toUnloggedAct(draft);
  return content.change(async (transaction, log) => {
    const repeated = await findRepeated(log, draft);
    if (repeated !== null) return repeated;
    const act = await appendAct(log, draft);
    transaction.write(toPlannedChange(planned));
    return act;
  });
};

const unschedule = async (
  { content }: ActServices,
  request: RequestOf<'catalogue.unschedule'>,
  context: ActContext,
): Promise<Act> => {
  const { planned: id } = request.args;
  const draft = createActDraft(request, context, {
    subject: { kind: 'plannedRelease', id },
    before: { state: 'waiting' },
    after: { state: 'canceled' },
  });
  return content.change(async (transaction, log) => {
    const repeated = await findRepeated(log, draft);
    if (repeated !== null) return repeated;
    const planned = await readWaiting(transaction, id);
    if (context.isDryRun) return toUnloggedAct(draft);
    const act = await appendAct(log, draft);
    transaction.write(toPlannedChange({ ...planned, state: 'canceled' }));
    return act;
  });
};

/**
 * Publishes drafts, restores a release, schedules drafts or cancels a planned release, with its act
 * in the log. Null if nothing changes.
 *
 * @throws AdminError if it is refused
 */
export const runCatalogueAct = (
  services: ActServices,
  request: CatalogueRequest,
  context: ActContext,
): Promise<Act | null> => {
  switch (request.kind) {
    case 'catalogue.publish':
      return publishDrafts(services, request, context);
    case 'catalogue.restore':
      return restore(services, request, context);
    case 'catalogue.schedule':
      return schedule(services, request, context);
    case 'catalogue.unschedule':
      return unschedule(services, request, context);
  }
};
