import type { AdminErrorBody, AdminErrorCode } from '@gschool/admin/contract';
import { AppError, type AppErrorKind } from '@gschool/domain';

const queryErrors: Readonly<Partial<Record<AdminErrorCode, AppErrorKind>>> = {
  unauthenticated: { kind: 'signedOut' },
  forbidden: { kind: 'forbidden' },
  'recent-sign-in-required': { kind: 'auth', code: 'requires-recent-login' },
  'invalid-argument': { kind: 'invalid', fields: {} },
  'account-not-found': { kind: 'notFound', what: 'account' },
  'order-not-found': { kind: 'notFound', what: 'order' },
  'act-not-found': { kind: 'notFound', what: 'act' },
  'release-not-found': { kind: 'notFound', what: 'release' },
  // The page shows drafts that someone else has published or deleted.
  'drafts-changed': { kind: 'conflict' },
  'not-found': { kind: 'notFound', what: 'document' },
};

/** The error of a query. All codes without their own meaning count as `unavailable`. */
export const toQueryError = ({ code }: AdminErrorBody): AppError =>
  new AppError(queryErrors[code] ?? { kind: 'unavailable', what: 'service' }, code);

/** Parses the body `{ error }`; `unavailable` for any other body, such as that of a proxy. */
export const parseErrorBody = (body: unknown): AdminErrorBody => {
  const { error } = Object(body) as { error?: unknown };
  const { code } = Object(error) as { code?: unknown };
  return typeof code === 'string' ? (error as AdminErrorBody) : { code: 'unavailable' };
};
