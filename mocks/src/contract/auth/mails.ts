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
import type { AuthBed } from './bed';
import { codeIn, member, OTHER_PASSWORD, PASSWORD, refused, type AuthCase } from './cases';

const enters = async (bed: AuthBed, email: string, password: string): Promise<string> =>
  codeIn(signInWithEmailAndPassword(bed.connect(), email, password));

/** A reset that was asked for: its code. */
async function resetCode(bed: AuthBed): Promise<string> {
  await sendPasswordResetEmail(bed.connect(), bed.email());
  return bed.lastCode(bed.email());
}

const garbage = (name: string, attempt: (bed: AuthBed) => Promise<unknown>): AuthCase => ({
  name: `${name} with a code that is none`,
  run: attempt,
  expected: refused('invalid-action-code'),
});

/** `accounts:sendOobCode`, and what becomes of the codes. */
export const mails: readonly AuthCase[] = [
  {
    name: 'a code for a new password says whose it is',
    run: async (bed) => {
      await member(bed);
      const code = await resetCode(bed);
      const email = await verifyPasswordResetCode(bed.connect(), code);
      const { operation, data } = await checkActionCode(bed.connect(), code);
      return [email === bed.email(), operation, data.email === bed.email(), data.previousEmail];
    },
    expected: [true, 'PASSWORD_RESET', true, null],
  },
  {
    name: 'a new password by mail',
    run: async (bed) => {
      await member(bed);
      await confirmPasswordReset(bed.connect(), await resetCode(bed), OTHER_PASSWORD);
      const { user } = await signInWithEmailAndPassword(bed.connect(), bed.email(), OTHER_PASSWORD);
      return [await enters(bed, bed.email(), PASSWORD), user.emailVerified];
    },
    expected: ['auth/invalid-credential', true],
  },
  {
    name: 'a code for a new password works once',
    run: async (bed) => {
      await member(bed);
      const code = await resetCode(bed);
      await confirmPasswordReset(bed.connect(), code, OTHER_PASSWORD);
      return [
        await codeIn(confirmPasswordReset(bed.connect(), code, PASSWORD)),
        await codeIn(verifyPasswordResetCode(bed.connect(), code)),
        await codeIn(checkActionCode(bed.connect(), code)),
        await enters(bed, bed.email(), OTHER_PASSWORD),
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
    name: 'a weak new password does not use the code up',
    run: async (bed) => {
      await member(bed);
      const code = await resetCode(bed);
      const weak = await codeIn(confirmPasswordReset(bed.connect(), code, '123'));
      return [weak, await codeIn(confirmPasswordReset(bed.connect(), code, OTHER_PASSWORD))];
    },
    expected: ['auth/weak-password', 'no error'],
  },
  {
    name: 'a new password does not tell who has an account',
    run: async (bed) => {
      await sendPasswordResetEmail(bed.connect(), bed.email('nobody'));
      return bed.lastCode(bed.email('nobody'));
    },
    expected: '',
  },
  {
    name: 'a new password for no address',
    run: (bed) => sendPasswordResetEmail(bed.connect(), ''),
    expected: refused('missing-email'),
  },
  {
    name: 'a new password of an account that is gone',
    run: async (bed) => {
      const { user } = await member(bed);
      const code = await resetCode(bed);
      await bed.remove(user.uid);
      return confirmPasswordReset(bed.connect(), code, OTHER_PASSWORD);
    },
    expected: refused('invalid-action-code'),
  },
  {
    name: 'an address is verified by mail',
    run: async (bed) => {
      const { user } = await member(bed);
      await sendEmailVerification(user);
      const code = await bed.lastCode(bed.email());
      const { operation, data } = await checkActionCode(bed.connect(), code);
      await applyActionCode(bed.connect(), code);
      await reload(user);
      const again = await codeIn(applyActionCode(bed.connect(), code));
      return [operation, data.email === bed.email(), user.emailVerified, again];
    },
    expected: ['VERIFY_EMAIL', true, true, 'auth/invalid-action-code'],
  },
  {
    name: 'a token says that the address is verified once it is refreshed',
    run: async (bed) => {
      const { user } = await member(bed);
      await sendEmailVerification(user);
      await applyActionCode(bed.connect(), await bed.lastCode(bed.email()));
      const { claims } = await user.getIdTokenResult(true);
      return claims['email_verified'];
    },
    expected: true,
  },
  {
    name: 'a code that verifies does not set a password',
    run: async (bed) => {
      const { user } = await member(bed);
      await sendEmailVerification(user);
      return confirmPasswordReset(bed.connect(), await bed.lastCode(bed.email()), OTHER_PASSWORD);
    },
    expected: refused('invalid-action-code'),
  },
  {
    name: 'an address is changed by mail',
    run: async (bed) => {
      const { user } = await member(bed);
      const to = bed.email('newer');
      await verifyBeforeUpdateEmail(user, to);
      const code = await bed.lastCode(to);
      const { operation, data } = await checkActionCode(bed.connect(), code);
      const before = await enters(bed, to, PASSWORD);
      await applyActionCode(bed.connect(), code);
      const { user: changed } = await signInWithEmailAndPassword(bed.connect(), to, PASSWORD);
      return {
        operation,
        isNew: data.email === to,
        isOld: data.previousEmail === bed.email(),
        before,
        old: await enters(bed, bed.email(), PASSWORD),
        isSame: changed.uid === user.uid,
        emailVerified: changed.emailVerified,
        provider: changed.providerData[0]?.uid === to,
        again: await codeIn(applyActionCode(bed.connect(), code)),
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
      again: 'auth/invalid-action-code',
    },
  },
  {
    name: 'an address that is taken is not changed to',
    run: async (bed) => {
      const { user } = await member(bed);
      await member(bed, 'another');
      return verifyBeforeUpdateEmail(user, bed.email('another'));
    },
    expected: refused('email-already-in-use'),
  },
  {
    name: 'an address that was taken meanwhile is not changed to',
    run: async (bed) => {
      const { user } = await member(bed);
      await verifyBeforeUpdateEmail(user, bed.email('another'));
      await member(bed, 'another');
      return applyActionCode(bed.connect(), await bed.lastCode(bed.email('another')));
    },
    expected: refused('email-already-in-use'),
  },
  {
    name: 'no address to change to',
    run: async (bed) => verifyBeforeUpdateEmail((await member(bed)).user, ''),
    expected: refused('missing-new-email'),
  },
  garbage('a new password', (bed) => confirmPasswordReset(bed.connect(), 'garbage', PASSWORD)),
  garbage('a check of a new password', (bed) => verifyPasswordResetCode(bed.connect(), 'garbage')),
  garbage('a check', (bed) => checkActionCode(bed.connect(), 'garbage')),
  garbage('a verification', (bed) => applyActionCode(bed.connect(), 'garbage')),
];
