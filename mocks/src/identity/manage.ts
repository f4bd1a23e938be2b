import { identityError } from '../errors';
import type { MockContext } from '../handlers/context';
import type { Operation } from './operation';
import type { Account } from '../store/types';
import { checkMailQuota, requireOobCode, sendMail } from './mails';
import { authenticate, requireRecent, startSession } from './sessions';
import { requireEmail, requireNewPassword } from './validate';
import { accountView, lookupView } from './views';

export const lookup: Operation = (body, context) => ({
  kind: 'identitytoolkit#GetAccountInfoResponse',
  users: [lookupView(authenticate(body.idToken, context).account)],
});

const OOB_CODE_KIND = 'identitytoolkit#GetOobConfirmationCodeResponse';

/**
 * Sends an email. A password reset responds in the same way for unknown emails. All other emails
 * require a token.
 */
export const sendOobCode: Operation = (body, context) => {
  const { store } = context;
  const continueUrl = typeof body.continueUrl === 'string' ? body.continueUrl : undefined;
  switch (body.requestType) {
    case 'PASSWORD_RESET': {
      if (!body.email) throw identityError('MISSING_EMAIL');
      const email = requireEmail(body.email);
      checkMailQuota(email, context);
      const account = store.accountByEmail(email);
      if (account) sendMail('PASSWORD_RESET', account, context, { continueUrl });
      return { kind: OOB_CODE_KIND, email };
    }
    case 'VERIFY_EMAIL': {
      const { account } = authenticate(body.idToken, context);
      checkMailQuota(account.email, context);
      sendMail('VERIFY_EMAIL', account, context, { continueUrl });
      return { kind: OOB_CODE_KIND, email: account.email };
    }
    case 'VERIFY_AND_CHANGE_EMAIL': {
      const { account, signIn } = authenticate(body.idToken, context);
      requireRecent(signIn, context);
      if (!body.newEmail) throw identityError('MISSING_NEW_EMAIL');
      const newEmail = requireEmail(body.newEmail, 'INVALID_NEW_EMAIL');
      if (store.accountByEmail(newEmail)) throw identityError('EMAIL_EXISTS');
      checkMailQuota(newEmail, context);
      sendMail('VERIFY_AND_CHANGE_EMAIL', account, context, { newEmail, continueUrl });
      return { kind: OOB_CODE_KIND, email: account.email };
    }
    default:
      throw identityError('MISSING_REQ_TYPE');
  }
};

/** A value for `validSince` that revokes all existing sessions and allows new ones. */
const revokedSince = ({ store }: MockContext): number => Math.floor(store.clock.now() / 1000) + 1;

/** Checks a code. If there is a new password, uses the code and revokes all sessions. */
export const resetPassword: Operation = (body, context) => {
  const { store } = context;
  const code = requireOobCode(body.oobCode, context);
  const account = store.account(code.localId);
  if (!account) throw identityError('INVALID_OOB_CODE');
  const { email, newEmail, type: requestType } = code;
  const kind = 'identitytoolkit#ResetPasswordResponse';
  if (body.newPassword === undefined) return { kind, email, newEmail, requestType };
  if (requestType !== 'PASSWORD_RESET') throw identityError('INVALID_OOB_CODE');
  const password = requireNewPassword(body.newPassword);
  store.oobCodes.delete(code.code);
  // The code proves that the member owns the email address, so it becomes verified and other
  // providers are removed.
  const proven = { ...account, emailVerified: true, providers: [] };
  store.putAccount({ ...withPassword(proven, password), validSince: revokedSince(context) });
  return { kind, email, requestType };
};

const withPassword = (account: Account, password: string): Account => ({
  ...account,
  password,
  providers: [
    ...account.providers.filter(({ providerId }) => providerId !== 'password'),
    { providerId: 'password', federatedId: account.email },
  ],
});

const withEmail = (account: Account, email: string): Account => ({
  ...account,
  email,
  providers: account.providers.map((link) =>
    link.providerId === 'password' ? { ...link, federatedId: email } : link,
  ),
});

/** Applies the code of an email link, or changes the user's own account. */
export const update: Operation = (body, context) =>
  body.oobCode === undefined
    ? updateOwnAccount(body, context)
    : applyOobCode(body.oobCode, context);

function applyOobCode(oobCode: unknown, context: MockContext): unknown {
  const { store } = context;
  const { code, type, email, newEmail, localId } = requireOobCode(oobCode, context);
  if (type === 'PASSWORD_RESET') throw identityError('INVALID_OOB_CODE');
  store.oobCodes.delete(code);
  const account = store.account(localId);
  if (!account) throw identityError('INVALID_OOB_CODE');
  const address = type === 'RECOVER_EMAIL' ? email : (newEmail ?? account.email);
  const holder = store.accountByEmail(address);
  if (holder && holder.localId !== localId) throw identityError('EMAIL_EXISTS');
  const isChange = address !== account.email;
  const changed = store.putAccount({
    ...withEmail(account, address),
    emailVerified: true,
    // A changed email revokes all sessions.
    validSince: isChange ? revokedSince(context) : account.validSince,
  });
  // The old address receives an email with which the change can be undone.
  if (isChange && type === 'VERIFY_AND_CHANGE_EMAIL') {
    sendMail('RECOVER_EMAIL', account, context, { newEmail: address });
  }
  return { ...accountView(changed), ...(isChange ? { newEmail: address } : {}) };
}

function updateOwnAccount(body: Record<string, unknown>, context: MockContext): unknown {
  const { store } = context;
  const { account, signIn } = authenticate(body.idToken, context);
  // Email enumeration protection does not allow a direct change.
  if (body.email !== undefined && body.email !== account.email) {
    throw identityError(
      'OPERATION_NOT_ALLOWED : Please verify the new email before changing email.',
    );
  }
  let changed = account;
  const removed = Array.isArray(body.deleteAttribute) ? body.deleteAttribute : [];
  if (typeof body.displayName === 'string') changed = { ...changed, displayName: body.displayName };
  if (typeof body.photoUrl === 'string') changed = { ...changed, photoUrl: body.photoUrl };
  if (removed.includes('DISPLAY_NAME')) changed = { ...changed, displayName: '' };
  if (removed.includes('PHOTO_URL')) changed = { ...changed, photoUrl: '' };
  if (body.password !== undefined) {
    requireRecent(signIn, context);
    const password = requireNewPassword(body.password);
    changed = { ...withPassword(changed, password), validSince: revokedSince(context) };
  }
  store.putAccount(changed);
  // A new password revoked the token, so the response contains a new one.
  const session = body.password === undefined ? {} : startSession(changed, 'password', context);
  return { ...accountView(changed), ...session };
}

export const deleteAccount: Operation = (body, context) => {
  const { account, signIn } = authenticate(body.idToken, context);
  requireRecent(signIn, context);
  context.store.deleteAccount(account.localId);
  return { kind: 'identitytoolkit#DeleteAccountResponse' };
};
