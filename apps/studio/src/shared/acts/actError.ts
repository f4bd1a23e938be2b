import type { AdminErrorBody } from '@gschool/admin/contract';

/** An act that was refused. */
export class ActError extends Error {
  override readonly name = 'ActError';
  constructor(readonly body: AdminErrorBody) {
    super(body.code);
  }
}
