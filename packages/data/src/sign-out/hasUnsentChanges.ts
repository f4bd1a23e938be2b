import { getPendingKeys } from '../library/pendingKeys';
import type { Services } from '../services/createServices';
import { getUid } from '../session/onMemberChange';

/** Whether changes of the signed-in member wait in this browser. */
export const hasUnsentChanges = ({ session, pendingChanges }: Services): boolean => {
  const uid = getUid(session);
  if (uid === null) return false;
  return (
    pendingChanges.get() !== undefined ||
    getPendingKeys(() => globalThis.localStorage, uid).length > 0
  );
};
