import type { Caller } from '@gschool/admin';
import { parseClaims } from '@gschool/domain';
import type { Auth } from 'firebase-admin/auth';

import { verifyToken } from '../../shared/verifyToken';

/** The caller of an ID token; null if it gives no access (`verifyToken`). */
export const readCaller = async (
  auth: Pick<Auth, 'verifyIdToken'>,
  token: string,
): Promise<Caller | null> => {
  const decoded = await verifyToken(auth, token);
  if (decoded === null) return null;
  const { role } = parseClaims(decoded);
  return { uid: decoded.uid, role, signedInAt: decoded.auth_time * 1000 };
};
