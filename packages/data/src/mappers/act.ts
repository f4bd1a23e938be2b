import type { Act, ActKind } from '@gschool/admin/contract';
import { invalidDocument } from '@gschool/domain';

import {
  asFields,
  bool,
  field,
  oneOf,
  requiredNumber,
  requiredText,
  text,
  textOrNull,
} from './read';

/** The fields of an object; null for anything else. */
const recordOrNull = (value: unknown): Readonly<Record<string, unknown>> | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Readonly<Record<string, unknown>>)
    : null;

const SUBJECTS = ['member', 'order', 'release', 'plannedRelease', 'list'] as const;

/**
 * `acts/{id}`. An unknown `kind` stays, because a newer version of the school may have written it.
 * Throws `AppError`.
 */
export const toAct = (data: unknown, id: string): Act => {
  const where = `acts/${id}`;
  const fields = asFields(data, where);
  const subject = asFields(field(fields, 'subject'), `${where}.subject`);
  const kind = SUBJECTS.find((one) => one === field(subject, 'kind'));
  if (kind === undefined) throw invalidDocument(`${where}.subject.kind`);
  return {
    id,
    sequence: requiredNumber(fields, 'sequence', where),
    kind: requiredText(fields, 'kind', where) as ActKind,
    args: recordOrNull(field(fields, 'args')) ?? {},
    subject: { kind, id: requiredText(subject, 'id', `${where}.subject`) },
    by: requiredText(fields, 'by', where),
    at: requiredText(fields, 'at', where),
    before: recordOrNull(field(fields, 'before')),
    after: recordOrNull(field(fields, 'after')),
    isUndoable: bool(fields, 'isUndoable'),
    undoes: textOrNull(fields, 'undoes'),
    undoneBy: textOrNull(fields, 'undoneBy'),
    status: oneOf(field(fields, 'status'), ['started', 'done'], 'started'),
    previousHash: text(fields, 'previousHash'),
    hash: text(fields, 'hash'),
  };
};
