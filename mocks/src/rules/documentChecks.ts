import { getAvatarPath, listRequired, type Field, type FieldTable } from '@gschool/domain';

import {
  boolean,
  instant,
  integer,
  list,
  map,
  matchesFields,
  number,
  oneOf,
  pattern,
  text,
  visibleText,
  type FieldCheck,
  type FieldChecks,
} from './fieldChecks';
import type { Condition } from './types';

/** The check of a field of a table, as the rules have it. `id` is the id of the document. */
function toFieldCheck(field: Field, id: string): FieldCheck {
  switch (field.kind) {
    case 'documentId':
      return (value) => value === id;
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
      return map(toFieldChecks(field.fields, id), listRequired(field.fields));
  }
}

/** The checks of the fields of a table. `id` is the id of the document. */
export const toFieldChecks = (fields: FieldTable, id: string): FieldChecks =>
  Object.fromEntries(
    Object.entries<Field>(fields).map(([name, field]) => [name, toFieldCheck(field, id)]),
  );

/** Whether a document has the fields of a table, and all required ones. */
export const hasFields = (fields: FieldTable): Condition => {
  const checks = toFieldChecks(fields, '');
  const required = listRequired(fields);
  return ({ after }) => after !== null && matchesFields(after, checks, required);
};
