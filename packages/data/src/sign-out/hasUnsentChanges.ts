import { getPendingKeys } from '../library/pendingKeys';
import type { Services } from '../services/createServices';
import { getUid } from '../session/onMemberChange';

/** Whether changes of the signed-in member's library wait in this browser. */
export const hasUnsentLibraryChanges = ({ session, pendingChanges }: Services): boolean => {
  const uid = getUid(session);
  if (uid === null) return false;
  return (
    pendingChanges.get() !== undefined ||
    getPendingKeys(() => globalThis.localStorage, uid).length > 0
  );
};

/** Whether any change of the signed-in member waits in this browser. */
export const hasUnsentChanges = (services: Services): boolean =>
  hasUnsentLibraryChanges(services) || (services.shopStorage.peek()?.listUnsent() ?? []).length > 0;
