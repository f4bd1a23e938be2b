import { identityError } from '../errors';
import type { MockContext } from '../handlers/context';
import type { Operation } from './operation';
import type { Account, CustomClaims } from '../store/types';
import { lookupView } from './views';

/** The account with the given `localId`. */
function requireAccount(body: Record<string, unknown>, { store }: MockContext): Account {
  if (typeof body.localId !== 'string') throw identityError('MISSING_LOCAL_ID');
  const account = store.account(body.localId);
  if (!account) throw identityError('USER_NOT_FOUND');
  return account;
}

function claimsOf(text: unknown): CustomClaims {
  try {
    return JSON.parse(String(text)) as CustomClaims;
  } catch {
    throw identityError('INVALID_CLAIMS');
  }
}

const update: Operation = (body, context) => {
  const account = requireAccount(body, context);
  const { disableUser, emailVerified, customAttributes, validSince } = body;
  context.store.putAccount({
    ...account,
    disabled: typeof disableUser === 'boolean' ? disableUser : account.disabled,
    emailVerified: typeof emailVerified === 'boolean' ? emailVerified : account.emailVerified,
    customClaims:
      customAttributes === undefined ? account.customClaims : claimsOf(customAttributes),
    validSince: validSince === undefined ? account.validSince : Number(validSince),
  });
  return { localId: account.localId };
};

const deleteAccount: Operation = (body, context) => {
  context.store.deleteAccount(requireAccount(body, context).localId);
  return { kind: 'identitytoolkit#DeleteAccountResponse' };
};

const strings = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

const lookup: Operation = ({ localId, email }, { store }) => {
  const found = [
    ...strings(localId).map((id) => store.account(id)),
    ...strings(email).map((address) => store.accountByEmail(address)),
  ].filter((account) => account !== undefined);
  const users = found.map(lookupView);
  const kind = 'identitytoolkit#GetAccountInfoResponse';
  return users.length > 0 ? { kind, users } : { kind };
};

/** The operations of the Admin SDK, which can change every account. */
export const adminOperations: Readonly<Record<string, Operation>> = {
  update,
  delete: deleteAccount,
  lookup,
};
