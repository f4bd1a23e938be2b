import { getPendingKeys } from '../library/pendingKeys';
import type { Services } from '../services/createServices';
import { getUid } from '../session/onMemberChange';

/** Whether changes of the signed-in member wait in this browser. */
export const hasUnsentChanges = ({ session, pendingChanges, cartSync }: Services): boolean => {
  const uid = getUid(session);
  if (uid === null) return false;
  return (
    pendingChanges.get() !== undefined ||
    cartSync.get()?.isPending() === true ||
    getPendingKeys(() => globalThis.localStorage, uid).length > 0
  );
};
