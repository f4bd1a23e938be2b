import { AppError } from '@gschool/domain';
import {
  ActionCodeOperation,
  applyActionCode,
  checkActionCode,
  confirmPasswordReset,
  deleteUser,
  EmailAuthProvider,
  reauthenticateWithCredential,
  sendEmailVerification,
  updatePassword,
  verifyBeforeUpdateEmail,
  type Auth,
  type User,
} from 'firebase/auth';

import type { AccountGateway, EmailAction, SignInMethod } from '../backend';
import { toAuthUser } from './authGateway';
import type { GooglePopup } from './googlePopup';
import { withAppErrors } from './toAppError';

const EMAIL_ACTION_KINDS: Readonly<Record<string, EmailAction['kind']>> = {
  [ActionCodeOperation.PASSWORD_RESET]: 'resetPassword',
  [ActionCodeOperation.VERIFY_EMAIL]: 'verifyEmail',
  [ActionCodeOperation.VERIFY_AND_CHANGE_EMAIL]: 'changeEmail',
  [ActionCodeOperation.RECOVER_EMAIL]: 'recoverEmail',
};

const SIGN_IN_METHODS: Readonly<Record<string, SignInMethod>> = {
  password: 'password',
  'google.com': 'google',
};

const getSignInMethods = (user: User | null): readonly SignInMethod[] =>
  (user?.providerData ?? []).flatMap(({ providerId }) => SIGN_IN_METHODS[providerId] ?? []);

/**
 * Creates the gateway for rare account operations of Firebase Authentication
 * (docs/product/profile.md#change-of-email-address).
 */
export const createAccountGateway = (auth: Auth, popup: GooglePopup): AccountGateway => {
  const withMember = <T>(operation: (user: User) => Promise<T>): Promise<T> =>
    withAppErrors(async () => {
      if (auth.currentUser === null) throw new AppError({ kind: 'signedOut' });
      return operation(auth.currentUser);
    });
  return {
    signInMethods: () => getSignInMethods(auth.currentUser),
    sendVerification: () => withMember((user) => sendEmailVerification(user)),
    reauthenticate: (password) =>
      withMember(async (user) => {
        const credential = EmailAuthProvider.credential(user.email ?? '', password);
        await reauthenticateWithCredential(user, credential);
      }),
    reauthenticateWithGoogle: () =>
      withMember(async (user) => void (await popup.reauthenticate(user))),
    requestEmailChange: (newEmail) => withMember((user) => verifyBeforeUpdateEmail(user, newEmail)),
    changePassword: (newPassword) => withMember((user) => updatePassword(user, newPassword)),
    reload: () =>
      withMember(async (user) => {
        await user.reload();
        return toAuthUser(user);
      }),
    deleteAccount: () => withMember((user) => deleteUser(user)),
    readActionCode: (code) =>
      withAppErrors(async () => {
        const { operation, data } = await checkActionCode(auth, code);
        const kind = EMAIL_ACTION_KINDS[operation];
        if (kind === undefined) throw new AppError({ kind: 'auth', code: 'invalid-action-code' });
        return { kind, email: data.email ?? '', otherEmail: data.previousEmail ?? null };
      }),
    applyActionCode: (code) => withAppErrors(() => applyActionCode(auth, code)),
    resetPassword: (code, newPassword) =>
      withAppErrors(() => confirmPasswordReset(auth, code, newPassword)),
  };
};
