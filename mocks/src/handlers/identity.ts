import { identityError, unavailable, type ServiceError } from '../errors';
import { deleteAccount, lookup, resetPassword, sendOobCode, update } from '../identity/manage';
import { signInWithIdp, signInWithPassword, signUp } from '../identity/enter';
import type { MockContext } from './context';
import { unimplemented, type Service } from './endpoint';

export type Operation = (body: Record<string, unknown>, context: MockContext) => unknown;

const operations: Record<string, Operation> = {
  signUp,
  signInWithPassword,
  signInWithIdp,
  lookup,
  sendOobCode,
  resetPassword,
  update,
  delete: deleteAccount,
};

/** `identitytoolkit.googleapis.com`: accounts, sign-in, mails. */
export const identity: Service = {
  name: 'identity',
  pattern: /^https:\/\/identitytoolkit\.googleapis\.com\/.*/,
  async answer(call, context) {
    const name = /\/v1\/accounts:(\w+)$/.exec(call.url.pathname)?.[1] ?? '';
    const operation = Object.hasOwn(operations, name) ? operations[name] : undefined;
    if (!operation) throw unimplemented(`${call.request.method} ${call.url.pathname}`);
    call.label = `accounts:${name}`;
    // A session that exists stays: only then can a member see the pages of this scenario.
    if (context.scenario() === 'error' && name !== 'lookup') throw unavailable();
    let body: Record<string, unknown>;
    try {
      body = JSON.parse(call.body || '{}') as Record<string, unknown>;
    } catch {
      throw identityError('INVALID_JSON');
    }
    const answer = operation(body, context);
    await context.store.flush();
    return answer;
  },
  errorBody: (error: ServiceError) => ({
    error: {
      code: error.code,
      message: error.code === 400 ? error.message : error.status,
      errors: [{ message: error.message, domain: 'global', reason: 'invalid' }],
    },
  }),
};
