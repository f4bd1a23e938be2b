import { AppError } from '@gschool/domain';

import type { AccountGateway, AuthUser, EmailAction } from '../backend';
import type { MemoryServer } from './memoryServer';

type Operation = <T>(name: string, run: () => T) => Promise<T>;

/** The account operations of the in-memory backend. */
export const createMemoryAccount = (server: MemoryServer, operation: Operation): AccountGateway => {
  const current = (): AuthUser => {
    if (server.current === null) throw new AppError({ kind: 'signedOut' });
    return server.current;
  };
  const account = (email: string) => {
    const found = server.accounts.get(email);
    if (!found) throw new AppError({ kind: 'auth', code: 'user-token-expired' });
    return found;
  };
  const action = (code: string): EmailAction => {
    const found = server.codes.get(code);
    if (!found) throw new AppError({ kind: 'auth', code: 'invalid-action-code' });
    return found;
  };
  return {
    signInMethods: () => [current().provider === 'google' ? 'google' : 'password'],
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
        server.accounts.delete(current().email);
        server.setUser(null);
      }),
    readActionCode: (code) => operation('readCode', () => action(code)),
    applyActionCode: (code) =>
      operation('applyCode', () => {
        action(code);
        server.codes.delete(code);
      }),
    resetPassword: (code, password) =>
      operation('resetPassword', () => {
        account(action(code).email).password = password;
        server.codes.delete(code);
      }),
  };
};
