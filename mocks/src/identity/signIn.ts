import { identityError } from '../errors';
import type { Operation } from './operation';
import { findOrCreateGoogleAccount, idpResponse, parseGoogleProfile } from './idp';
import { randomId, startSession } from './sessions';
import { requireEmail, requireNewPassword } from './validate';
import { newAccount } from './views';

/** Creates an account with a password and starts a session. */
export const signUp: Operation = (body, context) => {
  const { store } = context;
  if (!body.email) throw identityError('MISSING_EMAIL');
  if (!body.password) throw identityError('MISSING_PASSWORD');
  const email = requireEmail(body.email);
  if (store.accountByEmail(email)) throw identityError('EMAIL_EXISTS');
  const password = requireNewPassword(body.password);
  const account = store.putAccount({
    ...newAccount(randomId(), email, store.clock.now()),
    password,
    validSince: Math.floor(store.clock.now() / 1000),
    displayName: typeof body.displayName === 'string' ? body.displayName : '',
    providers: [{ providerId: 'password', federatedId: email }],
  });
  const kind = 'identitytoolkit#SignupNewUserResponse';
  return { kind, ...startSession(account, 'password', context), email };
};

/**
 * Signs in with a password. An unknown email and a wrong password cause the same error, because
 * email enumeration protection is on.
 */
export const signInWithPassword: Operation = (body, context) => {
  const { store } = context;
  const email = requireEmail(body.email ?? '');
  if (!body.password) throw identityError('MISSING_PASSWORD');
  const now = store.clock.now();
  if (store.signInLimiter.isLimited(email, now)) throw identityError('TOO_MANY_ATTEMPTS_TRY_LATER');
  const account = store.accountByEmail(email);
  if (account?.disabled) throw identityError('USER_DISABLED');
  if (!account || account.password === undefined || account.password !== body.password) {
    store.signInLimiter.record(email, now);
    throw identityError('INVALID_LOGIN_CREDENTIALS');
  }
  store.signInLimiter.reset(email);
  return {
    kind: 'identitytoolkit#VerifyPasswordResponse',
    ...startSession(account, 'password', context),
    email,
    registered: true,
  };
};

/** Signs in with Google, the only supported provider. */
export const signInWithIdp: Operation = (body, context) => {
  const profile = parseGoogleProfile(body);
  const answer = idpResponse(profile);
  const { account, isNewUser, needsConfirmation } = findOrCreateGoogleAccount(profile, context);
  // Google has not verified the email address, and another account uses it.
  if (needsConfirmation) {
    const verifiedProvider = account.providers
      .map(({ providerId }) => providerId)
      .filter((id) => id !== 'password');
    return { ...answer, localId: account.localId, needConfirmation: true, verifiedProvider };
  }
  if (account.disabled) throw identityError('USER_DISABLED');
  return {
    ...answer,
    ...startSession(account, 'google.com', context),
    emailVerified: account.emailVerified,
    ...(isNewUser ? { isNewUser } : {}),
  };
};
