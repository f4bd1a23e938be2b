import { identityError } from '../errors';
import type { MockContext } from '../handlers/context';
import type { Account } from '../store/types';
import { randomId } from './sessions';
import { decodeTokenPayload } from './token';
import { requireEmail } from './validate';
import { newAccount } from './views';

/** The profile that the popup posts. The resolver passes it on as the `id_token`. */
export interface GoogleProfile {
  sub: string;
  email: string;
  name: string;
  picture?: string | undefined;
  /** Whether Google has verified the email. If absent, it counts as verified. */
  email_verified?: boolean | undefined;
}

/**
 * Parses an `id_token`: unsigned JSON, which the emulators accept, or a signed token from Google.
 */
const parse = (token: string): unknown =>
  token.startsWith('{') ? JSON.parse(token) : decodeTokenPayload(token);

/** Parses the profile from `requestUri` or `postBody`; the SDK uses both. */
export function parseGoogleProfile(body: Record<string, unknown>): GoogleProfile {
  const query = [body.postBody, String(body.requestUri ?? '').split('?')[1]]
    .map((text) => new URLSearchParams(String(text ?? '')))
    .find((params) => params.has('id_token'));
  if (query?.get('providerId') !== 'google.com') throw identityError('OPERATION_NOT_ALLOWED');
  try {
    const profile = parse(query.get('id_token') ?? '') as GoogleProfile;
    if (typeof profile.sub !== 'string' || profile.sub === '')
      throw new Error('The profile has no subject');
    return { ...profile, email: requireEmail(profile.email) };
  } catch {
    throw identityError('INVALID_IDP_RESPONSE : the profile cannot be read');
  }
}

/** The part of the response that contains the provider's data. */
export function idpResponse(profile: GoogleProfile): Record<string, unknown> {
  const { sub, email, name, picture, email_verified: isVerified = true } = profile;
  return {
    kind: 'identitytoolkit#VerifyAssertionResponse',
    providerId: 'google.com',
    federatedId: `https://accounts.google.com/${sub}`,
    email,
    emailVerified: isVerified,
    displayName: name,
    fullName: name,
    photoUrl: picture,
    oauthIdToken: JSON.stringify({ sub, email }),
    rawUserInfo: JSON.stringify({ id: sub, email, name, picture, verified_email: isVerified }),
  };
}

interface GoogleAccount {
  account: Account;
  isNewUser: boolean;
  needsConfirmation?: boolean;
}

/**
 * Finds the account that is linked to a Google profile, or the account with its email address;
 * otherwise creates one. An account with an unverified email loses its password, because Google has
 * verified who owns the email.
 */
export function findOrCreateGoogleAccount(
  profile: GoogleProfile,
  { store }: MockContext,
): GoogleAccount {
  const linked = store
    .allAccounts()
    .find(({ providers }) =>
      providers.some((p) => p.providerId === 'google.com' && p.federatedId === profile.sub),
    );
  if (linked) return { account: linked, isNewUser: false };
  const known = store.accountByEmail(profile.email);
  const isVerified = profile.email_verified !== false;
  if (known && !isVerified) return { account: known, isNewUser: false, needsConfirmation: true };
  const start = known ?? newAccount(randomId(), profile.email, store.clock.now());
  const hasPassword = start.emailVerified;
  const account: Account = {
    ...start,
    emailVerified: isVerified,
    password: hasPassword ? start.password : undefined,
    displayName: profile.name || start.displayName,
    photoUrl: profile.picture ?? start.photoUrl,
    providers: [
      ...start.providers.filter(({ providerId }) => hasPassword || providerId !== 'password'),
      { providerId: 'google.com', federatedId: profile.sub },
    ],
  };
  return { account: store.putAccount(account), isNewUser: !known };
}
