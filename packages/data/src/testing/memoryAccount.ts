import { AppError } from '@gschool/domain';
import type { AccountGateway, AuthUser, MailAction } from '../backend';
import type { MemoryWorld } from './memoryWorld';

type Operation = <T>(name: string, run: () => T) => Promise<T>;

/** The rare operations of the backend in memory. */
export const createMemoryAccount = (world: MemoryWorld, operation: Operation): AccountGateway => {
  const current = (): AuthUser => {
    if (world.current === null) throw new AppError({ kind: 'signedOut' });
    return world.current;
  };
  const account = (email: string) => {
    const found = world.accounts.get(email);
    if (!found) throw new AppError({ kind: 'auth', code: 'user-token-expired' });
    return found;
  };
  const action = (code: string): MailAction => {
    const found = world.codes.get(code);
    if (!found) throw new AppError({ kind: 'auth', code: 'invalid-action-code' });
    return found;
  };
  return {
    methods: () => [current().provider === 'google' ? 'google' : 'password'],
    sendVerification: () => operation('sendVerification', () => void current()),
    reauthenticate: (password) =>
      operation('reauthenticate', () => {
        if (account(current().email).password !== password) {
          throw new AppError({ kind: 'auth', code: 'invalid-credential' });
        }
      }),
    reauthenticateWithGoogle: () => operation('reauthenticateWithGoogle', () => void current()),
    requestEmailChange: () => operation('requestEmailChange', () => void current()),
    changePassword: (password) =>
      operation('changePassword', () => {
        account(current().email).password = password;
      }),
    reload: () => operation('reload', current),
    deleteAccount: () =>
      operation('deleteAccount', () => {
        world.accounts.delete(current().email);
        world.become(null);
      }),
    readCode: (code) => operation('readCode', () => action(code)),
    applyCode: (code) =>
      operation('applyCode', () => {
        action(code);
        world.codes.delete(code);
      }),
    resetPassword: (code, password) =>
      operation('resetPassword', () => {
        account(action(code).email).password = password;
        world.codes.delete(code);
      }),
  };
};
