import { parseClaims, type Claims } from '@gschool/domain';
import type { Auth } from 'firebase-admin/auth';

import { verifyToken } from '../../shared/verifyToken';

/**
 * The claims of an ID token; null if it gives no access (`verifyToken`). Without its check for
 * revocation, a member who was signed out everywhere would get new URLs until the token expires.
 */
export const readClaims = async (
  auth: Pick<Auth, 'verifyIdToken'>,
  token: string,
): Promise<Claims | null> => {
  const decoded = await verifyToken(auth, token);
  return decoded && parseClaims(decoded);
};
