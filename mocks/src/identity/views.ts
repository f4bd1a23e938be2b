import type { Account } from '../store/types';

/** An account, the way `accounts:lookup` returns it. */
export const lookupView = (account: Account): Record<string, unknown> => ({
  localId: account.localId,
  email: account.email,
  emailVerified: account.emailVerified,
  ...(account.displayName ? { displayName: account.displayName } : {}),
  ...(account.photoUrl ? { photoUrl: account.photoUrl } : {}),
  ...(account.password === undefined ? {} : { passwordHash: 'REDACTED' }),
  ...(account.disabled ? { disabled: true } : {}),
  ...(account.validSince > 0 ? { validSince: String(account.validSince) } : {}),
  createdAt: String(account.createdAt),
  lastLoginAt: String(account.lastLoginAt),
  ...(Object.keys(account.customClaims).length > 0
    ? { customAttributes: JSON.stringify(account.customClaims) }
    : {}),
  providerUserInfo: providerView(account),
});

/** The providers of an account, the way responses contain them. */
const providerView = (account: Account): Record<string, unknown>[] =>
  account.providers.map(({ providerId, federatedId }) => ({
    providerId,
    federatedId,
    rawId: federatedId,
    email: account.email,
    ...(account.displayName ? { displayName: account.displayName } : {}),
    ...(account.photoUrl ? { photoUrl: account.photoUrl } : {}),
  }));

/** An account, the way `accounts:update` returns it. */
export const accountView = (account: Account): Record<string, unknown> => ({
  kind: 'identitytoolkit#SetAccountInfoResponse',
  localId: account.localId,
  email: account.email,
  emailVerified: account.emailVerified,
  ...(account.displayName ? { displayName: account.displayName } : {}),
  ...(account.photoUrl ? { photoUrl: account.photoUrl } : {}),
  ...(account.password === undefined ? {} : { passwordHash: 'REDACTED' }),
  providerUserInfo: providerView(account),
});

/** Creates a new account, unverified and without claims. */
export const newAccount = (localId: string, email: string, now: number): Account => ({
  localId,
  email,
  emailVerified: false,
  displayName: '',
  photoUrl: '',
  providers: [],
  disabled: false,
  customClaims: {},
  validSince: 0,
  createdAt: now,
  lastLoginAt: now,
});
