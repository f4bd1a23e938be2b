import type { Act } from '@gschool/admin/contract';
import { actFields, readDocument } from '@gschool/domain';

/**
 * `acts/{id}`. An unknown `kind` stays, because a newer version of the school may have written it.
 * Throws `AppError`.
 */
export const toAct = (data: unknown, id: string): Act =>
  readDocument(actFields, data, `acts/${id}`, id) as Act;
