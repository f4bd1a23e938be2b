import type { AdminQueries, AdminQueryKind } from '@gschool/admin/contract';

import { withFreshToken } from '../../queries/retry';
import { useServices } from '../../services/ServicesProvider';
import type { Session } from '../../session/createSession';
import { useSession } from '../../session/useSession';

/** Another administrator or a payment may have changed it, so that a visit reads it again. */
export const STALE_MS = 15_000;

/** Asks the function `admin`. Throws `AppError`. */
export const ask = <K extends AdminQueryKind>(
  session: Session,
  kind: K,
  args: AdminQueries[K]['args'],
): Promise<AdminQueries[K]['result']> =>
  withFreshToken(session, async (backend) => (await backend.admin()).query(kind, args), [
    'forbidden',
    'signedOut',
  ]);

/** The session, and the uid of the administrator; `''` before the sign-in. */
export const useAdmin = () => {
  const { session } = useServices();
  const state = useSession();
  return { session, uid: state.status === 'signedIn' ? state.user.uid : '' };
};
