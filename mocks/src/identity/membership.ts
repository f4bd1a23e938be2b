import { fromPlain, type Fields } from '../firestore/value';
import type { Store } from '../store/store';

const DAY = 86_400_000;

/**
 * Sets the claims and the profile's status, as the server does after a payment. With 0 days, it
 * ends the membership. The app sees the change after the next token refresh.
 */
export async function grantMembership(store: Store, localId: string, days: number): Promise<void> {
  const account = store.account(localId);
  if (!account) return;
  const isActive = days > 0;
  const expiresAt = store.clock.now() + days * DAY;
  store.putAccount({
    ...account,
    customClaims: {
      role: 'user',
      plan: 'monthly',
      ...account.customClaims,
      subscribed: isActive,
      expiresAt,
    },
  });
  const path = `users/${localId}`;
  const profile = store.document(path)?.fields;
  if (profile) {
    const subscriptionStatus = isActive ? 'active' : 'inactive';
    store.putDocument(path, { ...profile, ...(fromPlain({ subscriptionStatus }) as Fields) });
  }
  await store.flush();
}
