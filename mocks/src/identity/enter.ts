import { identityError } from '../errors';
import type { Operation } from '../handlers/identity';
import type { Store } from '../store/store';
import { Attempts } from './attempts';
import { accountOfGoogle, googleView, readGoogleProfile } from './idp';
import { randomId, startSession } from './sessions';
import { requireEmail, requireNewPassword } from './validate';
import { newAccount } from './views';

const attempts = new WeakMap<Store, Attempts>();

function attemptsOf(store: Store): Attempts {
  const found = attempts.get(store) ?? new Attempts();
  attempts.set(store, found);
  return found;
}

/** Creates an account with a password and signs it in. */
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
    displayName: typeof body.displayName === 'string' ? body.displayName : '',
    providers: [{ providerId: 'password', federatedId: email }],
  });
  const kind = 'identitytoolkit#SignupNewUserResponse';
  return { kind, ...startSession(account, 'password', context), email };
};

/** A wrong address and a wrong password answer alike: the project protects addresses. */
export const signInWithPassword: Operation = (body, context) => {
  const { store } = context;
  const email = requireEmail(body.email ?? '');
  if (!body.password) throw identityError('MISSING_PASSWORD');
  const tries = attemptsOf(store);
  tries.check(email, store.clock.now());
  const account = store.accountByEmail(email);
  if (account?.disabled) throw identityError('USER_DISABLED');
  if (!account || account.password === undefined || account.password !== body.password) {
    tries.fail(email, store.clock.now());
    throw identityError('INVALID_LOGIN_CREDENTIALS');
  }
  tries.succeed(email);
  return {
    kind: 'identitytoolkit#VerifyPasswordResponse',
    ...startSession(account, 'password', context),
    email,
    displayName: account.displayName,
    registered: true,
  };
};

/** Google only. */
export const signInWithIdp: Operation = (body, context) => {
  const profile = readGoogleProfile(body);
  const answer = googleView(profile);
  const { account, isNewUser, needsConfirmation } = accountOfGoogle(profile, context);
  // Google does not vouch for the address, and an account has it already.
  if (needsConfirmation) return { ...answer, localId: account.localId, needConfirmation: true };
  if (account.disabled) throw identityError('USER_DISABLED');
  return {
    ...answer,
    ...startSession(account, 'google.com', context),
    emailVerified: account.emailVerified,
    ...(isNewUser ? { isNewUser } : {}),
  };
};
