import { getUnsavedDraftId, getUnsavedDraftKeys } from '../entities/content/unsavedDraftKeys';
import { getPendingKeys } from '../entities/library/changes/pendingKeys';
import type { Services } from '../services/createServices';
import { getUid } from '../session/onMemberChange';

/** Whether this browser has pending changes to the signed-in member's library. */
export const hasUnsentLibraryChanges = ({ session, pendingChanges }: Services): boolean => {
  const uid = getUid(session);
  if (uid === null) return false;
  return (
    pendingChanges.get() !== undefined ||
    getPendingKeys(() => globalThis.localStorage, uid).length > 0
  );
};

/** The ids of the drafts of the school's content that are only in this browser. */
export const listUnsentDrafts = ({ session, contentQueues }: Services): readonly string[] => {
  const uid = getUid(session);
  if (uid === null) return [];
  const stored = getUnsavedDraftKeys(() => globalThis.localStorage, uid);
  const ids = stored.map((key) => getUnsavedDraftId(key, uid));
  return [...new Set([...ids, ...(contentQueues.peek()?.listUnsaved() ?? [])])];
};

/** Whether this browser has any pending changes of the signed-in member. */
export const hasUnsentChanges = (services: Services): boolean =>
  hasUnsentLibraryChanges(services) ||
  listUnsentDrafts(services).length > 0 ||
  (services.shopStorage.peek()?.listUnsent() ?? []).length > 0;
