import { ID_PATTERN, isBlank, ORDER_NUMBER_PATTERN } from '@gschool/domain';

import { numberOf } from '../firestore/compare';
import { isList, isMap, isTagged, type Fields, type Value } from '../firestore/value';

/** Whether a value is valid for a field. */
export type FieldCheck = (value: Value) => boolean;

/** The checks of a document's or map's fields. */
export type FieldChecks = Readonly<Record<string, FieldCheck>>;

const day = String.raw`\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])`;
const time = String.raw`([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,9})?`;

/** A string that matches the expression. */
export const pattern =
  (expression: RegExp): FieldCheck =>
  (value) =>
    typeof value === 'string' && expression.test(value);

export const id = pattern(ID_PATTERN);

export const orderNumber = pattern(ORDER_NUMBER_PATTERN);

/** An ISO date and time in UTC. */
export const instant = pattern(new RegExp(`^${day}T${time}Z$`));

/** A string up to a maximum length. */
export const text =
  (max = 200): FieldCheck =>
  (value) =>
    typeof value === 'string' && value.length <= max;

/** A string of which something is visible. */
export const visibleText: FieldCheck = (value) =>
  typeof value === 'string' && text()(value) && !isBlank(value);

export const boolean: FieldCheck = (value) => typeof value === 'boolean';

/** An integer or a double. */
export const number =
  (min: number, max: number): FieldCheck =>
  (value) => {
    const given = numberOf(value);
    return given !== undefined && given >= min && given <= max;
  };

/** An integer. Doubles without a fraction are tagged and do not match. */
export const integer =
  (min: number, max: number): FieldCheck =>
  (value) =>
    Number.isInteger(value) && number(min, max)(value);

export const oneOf =
  (...allowed: readonly string[]): FieldCheck =>
  (value) =>
    typeof value === 'string' && allowed.includes(value);

export const list =
  (of: FieldCheck, max: number, min = 0): FieldCheck =>
  (value) =>
    isList(value) && value.length >= min && value.length <= max && value.every(of);

/** The epoch milliseconds of a timestamp; null for any other value. */
export const timestampOf = (value: Value): number | null =>
  value !== null &&
  typeof value === 'object' &&
  !isList(value) &&
  isTagged(value) &&
  value.__type__ === 'timestamp'
    ? Date.parse(String(value.value))
    : null;

/** A timestamp of exactly this time in epoch milliseconds. */
export const timestampAt =
  (now: number): FieldCheck =>
  (value) =>
    timestampOf(value) === now;

export const map =
  (shapes: FieldChecks, required: readonly string[] = []): FieldCheck =>
  (value) =>
    isMap(value) && matchesFields(value, shapes, required);

/** Whether all fields are known and valid, and all required fields exist. */
export function matchesFields(
  fields: Fields,
  shapes: FieldChecks,
  required: readonly string[] = [],
): boolean {
  return (
    required.every((key) => Object.hasOwn(fields, key)) &&
    Object.entries(fields).every(([key, value]) => {
      const shape = Object.hasOwn(shapes, key) ? shapes[key] : undefined;
      return shape?.(value) ?? false;
    })
  );
}
