import { identityError, unauthenticated, unavailable, type ServiceError } from '../errors';
import { deleteAccount, lookup, resetPassword, sendOobCode, update } from '../identity/manage';
import { signInWithIdp, signInWithPassword, signUp } from '../identity/signIn';
import { adminOperations } from '../identity/adminOperations';
import type { Operation } from '../identity/operation';
import { ADMIN_TOKEN } from '../identity/token';
import { unimplemented, type Service } from './endpoint';

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

/**
 * Matches the URL of an operation. A project ID in the URL means that the Admin SDK sent the
 * request.
 */
const OPERATION_URL = /\/v1\/(?:projects\/([^/]+)\/)?accounts:(\w+)$/;

/** `identitytoolkit.googleapis.com`: accounts, sign-in and emails. */
export const identity: Service = {
  name: 'identity',
  pattern: /^https:\/\/identitytoolkit\.googleapis\.com\/.*/,
  async respond(call, context) {
    const [, project, name = ''] = OPERATION_URL.exec(call.url.pathname) ?? [];
    const known = project === undefined ? operations : adminOperations;
    const operation = Object.hasOwn(known, name) ? known[name] : undefined;
    if (!operation) throw unimplemented(`${call.request.method} ${call.url.pathname}`);
    call.label = `accounts:${name}`;
    if (
      project !== undefined &&
      call.request.headers.get('authorization') !== `Bearer ${ADMIN_TOKEN}`
    ) {
      throw unauthenticated();
    }
    // `lookup` still works, so that a signed-in member can see the error pages.
    if (context.scenario() === 'error' && name !== 'lookup') throw unavailable();
    let body: Record<string, unknown>;
    try {
      body = JSON.parse(call.body || '{}') as Record<string, unknown>;
    } catch {
      throw identityError('INVALID_JSON');
    }
    const response = operation(body, context);
    await context.store.flush();
    return response;
  },
  errorBody: (error: ServiceError) => ({
    error: {
      code: error.code,
      message: error.code === 400 ? error.message : error.status,
      errors: [{ message: error.message, domain: 'global', reason: 'invalid' }],
    },
  }),
};
