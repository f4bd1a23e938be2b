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

/** Whether this browser has any pending changes of the signed-in member. */
export const hasUnsentChanges = (services: Services): boolean =>
  hasUnsentLibraryChanges(services) || (services.shopStorage.peek()?.listUnsent() ?? []).length > 0;
