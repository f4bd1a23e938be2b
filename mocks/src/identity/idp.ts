import { identityError } from '../errors';
import type { MockContext } from '../handlers/context';
import type { Account } from '../store/types';
import { randomId } from './sessions';
import { requireEmail } from './validate';
import { newAccount } from './views';

/** What the popup page posts back, carried as the `id_token` of the answer's address. */
export interface GoogleProfile {
  sub: string;
  email: string;
  name: string;
  picture?: string | undefined;
}

/** Reads the profile out of `requestUri` or `postBody`, wherever the SDK put it. */
export function readGoogleProfile(body: Record<string, unknown>): GoogleProfile {
  const query = [body.postBody, String(body.requestUri ?? '').split('?')[1]]
    .map((text) => new URLSearchParams(String(text ?? '')))
    .find((params) => params.has('id_token'));
  if (query?.get('providerId') !== 'google.com') throw identityError('OPERATION_NOT_ALLOWED');
  try {
    const profile = JSON.parse(query.get('id_token') ?? '') as GoogleProfile;
    return { ...profile, email: requireEmail(profile.email) };
  } catch {
    throw identityError('INVALID_IDP_RESPONSE : the profile cannot be read');
  }
}

/**
 * The account of a Google profile: the one linked before, the one of the same address (Google
 * vouches for it, so an unverified password is dropped), or a new one.
 */
export function accountOfGoogle(
  profile: GoogleProfile,
  { store }: MockContext,
): { account: Account; isNewUser: boolean } {
  const linked = store
    .allAccounts()
    .find(({ providers }) =>
      providers.some((p) => p.providerId === 'google.com' && p.federatedId === profile.sub),
    );
  if (linked) return { account: linked, isNewUser: false };
  const known = store.accountByEmail(profile.email);
  const start = known ?? newAccount(randomId(), profile.email, store.clock.now());
  const keepsPassword = start.emailVerified;
  const account: Account = {
    ...start,
    emailVerified: true,
    password: keepsPassword ? start.password : undefined,
    displayName: start.displayName || profile.name,
    photoUrl: start.photoUrl || (profile.picture ?? ''),
    providers: [
      ...start.providers.filter(({ providerId }) => keepsPassword || providerId !== 'password'),
      { providerId: 'google.com', federatedId: profile.sub },
    ],
  };
  return { account: store.putAccount(account), isNewUser: !known };
}
