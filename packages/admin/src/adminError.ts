import type { AdminErrorBody, AdminErrorCode } from './contract';

/** An act or a query that was refused. Each app words the code. */
export class AdminError extends Error {
  readonly body: AdminErrorBody;

  constructor(code: AdminErrorCode, details: Omit<AdminErrorBody, 'code'> = {}) {
    super(code);
    this.body = { code, ...details };
  }
}
