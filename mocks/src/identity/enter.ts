import { identityError } from '../errors';
import type { Operation } from '../handlers/identity';
import type { Store } from '../store/store';
import { Attempts } from './attempts';
import { accountOfGoogle, readGoogleProfile } from './idp';
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
  const email = requireEmail(body.email);
  const password = requireNewPassword(body.password);
  if (store.accountByEmail(email)) throw identityError('EMAIL_EXISTS');
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
  const email = requireEmail(body.email);
  if (!body.password) throw identityError('MISSING_PASSWORD');
  const tries = attemptsOf(store);
  tries.check(email, store.clock.now());
  const account = store.accountByEmail(email);
  if (!account || account.password === undefined || account.password !== body.password) {
    tries.fail(email, store.clock.now());
    throw identityError('INVALID_LOGIN_CREDENTIALS');
  }
  if (account.disabled) throw identityError('USER_DISABLED');
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
  const { account, isNewUser } = accountOfGoogle(profile, context);
  if (account.disabled) throw identityError('USER_DISABLED');
  const federatedId = `https://accounts.google.com/${profile.sub}`;
  const { sub, email, name, picture } = profile;
  return {
    kind: 'identitytoolkit#VerifyAssertionResponse',
    ...startSession(account, 'google.com', context),
    email: account.email,
    emailVerified: true,
    displayName: account.displayName,
    fullName: name,
    photoUrl: account.photoUrl,
    providerId: 'google.com',
    federatedId,
    oauthIdToken: JSON.stringify({ sub, email }),
    rawUserInfo: JSON.stringify({ id: sub, email, name, picture, verified_email: true }),
    isNewUser,
  };
};
