import {
  getAvatarPath,
  listRequired,
  type Field,
  type FieldTable,
  type Format,
} from '@gschool/domain';

import {
  boolean,
  id as isId,
  instant,
  integer,
  list,
  map,
  matchesFields,
  number,
  oneOf,
  orderNumber,
  pattern,
  text,
  timestampAt,
  timestampOf,
  visibleText,
  type FieldCheck,
  type FieldChecks,
} from './fieldChecks';
import type { Condition } from './types';

const origins = ['http://localhost:5173', 'http://localhost:5174'];

/** A URL on the origins of the two apps, or on the origin that serves the demo. */
const ownUrl: FieldCheck = (value) => {
  if (!text()(value)) return false;
  const [, origin = ''] = /^(https?:\/\/[^/?#]+)([/?#][!-~]*)?$/.exec(String(value)) ?? [];
  return origins.includes(origin) || (origin !== '' && origin === globalThis.location?.origin);
};

const formats: Readonly<Record<Format, FieldCheck>> = {
  id: isId,
  orderNumber,
  priceId: pattern(/^[!-~]{1,200}$/),
  ownUrl,
};

/** What the checks of a document compare with. */
interface CheckContext {
  /** The id of the document. */
  id?: string;
  /** The id of the account that writes it. */
  uid?: string | undefined;
  /** The time of the write in epoch milliseconds. */
  now?: number;
}

/** The check of a field of a table, as the rules have it. */
function toFieldCheck(field: Field, context: CheckContext): FieldCheck {
  const { id = '', uid, now = Number.NaN } = context;
  switch (field.kind) {
    case 'documentId':
      return (value) => value === id;
    case 'ownerId':
      return (value) => value === uid;
    case 'format':
      return formats[field.format];
    case 'timestamp':
      return field.isNow ? timestampAt(now) : (value) => timestampOf(value) !== null;
    case 'rows':
      return list(
        map(toFieldChecks(field.rows, context), listRequired(field.rows)),
        field.max,
        field.min,
      );
    case 'text':
      return text(field.max);
    case 'instant':
      return instant;
    case 'photo':
      return (value) =>
        text(field.max)(value) &&
        (value === '' ||
          value === getAvatarPath(id) ||
          pattern(/^https:\/\/[^ \t\n\f\r]+$/)(value));
    case 'flag':
      return boolean;
    case 'choice':
      return oneOf(...field.values);
    case 'integer':
      return integer(field.min, field.max);
    case 'name':
      return visibleText;
    case 'number':
      return number(field.min, field.max);
    case 'patternList':
      return list(pattern(new RegExp(`^(?:${field.pattern})$`)), field.max);
    case 'textList':
      // Counts code points, like the pattern in the rules.
      return list(pattern(/^[^\n]{1,200}$/u), field.max);
    case 'map':
      return map(toFieldChecks(field.fields, context), listRequired(field.fields));
  }
}

/** The checks of the fields of a table. */
export const toFieldChecks = (fields: FieldTable, context: CheckContext): FieldChecks =>
  Object.fromEntries(
    Object.entries<Field>(fields).map(([name, field]) => [name, toFieldCheck(field, context)]),
  );

/** Whether a document has the fields of a table, and all required ones. */
export const hasFields = (fields: FieldTable): Condition => {
  const required = listRequired(fields);
  return ({ after, claims, now }) =>
    after !== null &&
    matchesFields(after, toFieldChecks(fields, { uid: claims?.sub, now }), required);
};
