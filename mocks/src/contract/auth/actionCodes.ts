import {
  applyActionCode,
  checkActionCode,
  confirmPasswordReset,
  reload,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  verifyBeforeUpdateEmail,
  verifyPasswordResetCode,
} from 'firebase/auth';

import { errorCodeOf } from '../connect';
import type { AuthContext } from './context';
import { signUpMember, OTHER_PASSWORD, PASSWORD, rejectedWith, type AuthCase } from './cases';

const signInResult = async (
  context: AuthContext,
  email: string,
  password: string,
): Promise<string> => errorCodeOf(signInWithEmailAndPassword(context.connect(), email, password));

/** Requests a password reset and returns its code. */
async function resetCode(context: AuthContext): Promise<string> {
  await sendPasswordResetEmail(context.connect(), context.emailFor());
  return context.lastCode(context.emailFor());
}

const invalidCodeCase = (
  name: string,
  attempt: (context: AuthContext) => Promise<unknown>,
): AuthCase => ({
  name: `${name} with an invalid code`,
  run: attempt,
  expected: rejectedWith('invalid-action-code'),
});

/** `accounts:sendOobCode` and the use of its codes. */
export const actionCodeCases: readonly AuthCase[] = [
  {
    name: 'a password reset code gives its email address',
    run: async (context) => {
      await signUpMember(context);
      const code = await resetCode(context);
      const email = await verifyPasswordResetCode(context.connect(), code);
      const { operation, data } = await checkActionCode(context.connect(), code);
      return [
        email === context.emailFor(),
        operation,
        data.email === context.emailFor(),
        data.previousEmail,
      ];
    },
    expected: [true, 'PASSWORD_RESET', true, null],
  },
  {
    name: 'a password reset changes the password',
    run: async (context) => {
      await signUpMember(context);
      await confirmPasswordReset(context.connect(), await resetCode(context), OTHER_PASSWORD);
      const { user } = await signInWithEmailAndPassword(
        context.connect(),
        context.emailFor(),
        OTHER_PASSWORD,
      );
      return [await signInResult(context, context.emailFor(), PASSWORD), user.emailVerified];
    },
    expected: ['auth/invalid-credential', true],
  },
  {
    name: 'a password reset code works once',
    run: async (context) => {
      await signUpMember(context);
      const code = await resetCode(context);
      await confirmPasswordReset(context.connect(), code, OTHER_PASSWORD);
      return [
        await errorCodeOf(confirmPasswordReset(context.connect(), code, PASSWORD)),
        await errorCodeOf(verifyPasswordResetCode(context.connect(), code)),
        await errorCodeOf(checkActionCode(context.connect(), code)),
        await signInResult(context, context.emailFor(), OTHER_PASSWORD),
      ];
    },
    expected: [
      'auth/invalid-action-code',
      'auth/invalid-action-code',
      'auth/invalid-action-code',
      'no error',
    ],
  },
  {
    name: 'a weak new password does not use the code',
    run: async (context) => {
      await signUpMember(context);
      const code = await resetCode(context);
      const weak = await errorCodeOf(confirmPasswordReset(context.connect(), code, '123'));
      return [
        weak,
        await errorCodeOf(confirmPasswordReset(context.connect(), code, OTHER_PASSWORD)),
      ];
    },
    expected: ['auth/weak-password', 'no error'],
  },
  {
    name: 'a password reset does not reveal who has an account',
    run: async (context) => {
      await sendPasswordResetEmail(context.connect(), context.emailFor('nobody'));
      return context.lastCode(context.emailFor('nobody'));
    },
    expected: '',
  },
  {
    name: 'a password reset without an address',
    run: (context) => sendPasswordResetEmail(context.connect(), ''),
    expected: rejectedWith('missing-email'),
  },
  {
    name: 'a password reset of a deleted account',
    run: async (context) => {
      const { user } = await signUpMember(context);
      const code = await resetCode(context);
      await context.deleteAccount(user.uid);
      return confirmPasswordReset(context.connect(), code, OTHER_PASSWORD);
    },
    expected: rejectedWith('invalid-action-code'),
  },
  {
    name: 'an email address is verified by a code',
    run: async (context) => {
      const { user } = await signUpMember(context);
      await sendEmailVerification(user);
      const code = await context.lastCode(context.emailFor());
      const { operation, data } = await checkActionCode(context.connect(), code);
      await applyActionCode(context.connect(), code);
      await reload(user);
      const result = await errorCodeOf(applyActionCode(context.connect(), code));
      return [operation, data.email === context.emailFor(), user.emailVerified, result];
    },
    expected: ['VERIFY_EMAIL', true, true, 'auth/invalid-action-code'],
  },
  {
    name: 'a refreshed token has the verified address',
    run: async (context) => {
      const { user } = await signUpMember(context);
      await sendEmailVerification(user);
      await applyActionCode(context.connect(), await context.lastCode(context.emailFor()));
      const { claims } = await user.getIdTokenResult(true);
      return claims['email_verified'];
    },
    expected: true,
  },
  {
    name: 'a verification code does not reset a password',
    run: async (context) => {
      const { user } = await signUpMember(context);
      await sendEmailVerification(user);
      return confirmPasswordReset(
        context.connect(),
        await context.lastCode(context.emailFor()),
        OTHER_PASSWORD,
      );
    },
    expected: rejectedWith('invalid-action-code'),
  },
  {
    name: 'an email address is changed by a code',
    run: async (context) => {
      const { user } = await signUpMember(context);
      const to = context.emailFor('newer');
      await verifyBeforeUpdateEmail(user, to);
      const code = await context.lastCode(to);
      const { operation, data } = await checkActionCode(context.connect(), code);
      const before = await signInResult(context, to, PASSWORD);
      await applyActionCode(context.connect(), code);
      const { user: changed } = await signInWithEmailAndPassword(context.connect(), to, PASSWORD);
      return {
        operation,
        isNew: data.email === to,
        isOld: data.previousEmail === context.emailFor(),
        before,
        old: await signInResult(context, context.emailFor(), PASSWORD),
        isSame: changed.uid === user.uid,
        emailVerified: changed.emailVerified,
        provider: changed.providerData[0]?.uid === to,
        secondUse: await errorCodeOf(applyActionCode(context.connect(), code)),
      };
    },
    expected: {
      operation: 'VERIFY_AND_CHANGE_EMAIL',
      isNew: true,
      isOld: true,
      before: 'auth/invalid-credential',
      old: 'auth/invalid-credential',
      isSame: true,
      emailVerified: true,
      provider: true,
      secondUse: 'auth/invalid-action-code',
    },
  },
  {
    name: 'an email address cannot change to an existing one',
    run: async (context) => {
      const { user } = await signUpMember(context);
      await signUpMember(context, 'another');
      return verifyBeforeUpdateEmail(user, context.emailFor('another'));
    },
    expected: rejectedWith('email-already-in-use'),
  },
  {
    name: 'an email address cannot change to one that exists meanwhile',
    run: async (context) => {
      const { user } = await signUpMember(context);
      await verifyBeforeUpdateEmail(user, context.emailFor('another'));
      await signUpMember(context, 'another');
      return applyActionCode(
        context.connect(),
        await context.lastCode(context.emailFor('another')),
      );
    },
    expected: rejectedWith('email-already-in-use'),
  },
  {
    name: 'a change of the address without a new one',
    run: async (context) => verifyBeforeUpdateEmail((await signUpMember(context)).user, ''),
    expected: rejectedWith('missing-new-email'),
  },
  invalidCodeCase('a password reset', (context) =>
    confirmPasswordReset(context.connect(), 'garbage', PASSWORD),
  ),
  invalidCodeCase('verifyPasswordResetCode', (context) =>
    verifyPasswordResetCode(context.connect(), 'garbage'),
  ),
  invalidCodeCase('checkActionCode', (context) => checkActionCode(context.connect(), 'garbage')),
  invalidCodeCase('applyActionCode', (context) => applyActionCode(context.connect(), 'garbage')),
];
