import { numberOf } from '../firestore/compare';
import { isList, isMap, isTagged, type Fields, type Value } from '../firestore/value';

/** Whether a value has the shape that the rules ask for. */
export type Shape = (value: Value) => boolean;

/** What is asked of the fields of a document or of a map in it. */
export type Shapes = Readonly<Record<string, Shape>>;

const day = String.raw`\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])`;
const time = String.raw`([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,9})?`;

/** A text that matches as a whole. */
export const pattern =
  (expression: RegExp): Shape =>
  (value) =>
    typeof value === 'string' && expression.test(value);

export const id = pattern(/^[A-Za-z0-9_-]{1,80}$/);

/** An ISO instant in UTC as text. */
export const instant = pattern(new RegExp(`^${day}T${time}Z$`));

/** Characters, at most. */
export const text =
  (max = 200): Shape =>
  (value) =>
    typeof value === 'string' && value.length <= max;

/** A text that is not empty. */
export const name: Shape = (value) => value !== '' && text()(value);

export const flag: Shape = (value) => typeof value === 'boolean';

/** An integer or a double. */
export const number =
  (min: number, max: number): Shape =>
  (value) => {
    const given = numberOf(value);
    return given !== undefined && given >= min && given <= max;
  };

/** An integer alone: doubles, even whole ones, are tagged. */
export const integer =
  (min: number, max: number): Shape =>
  (value) =>
    Number.isInteger(value) && number(min, max)(value);

export const oneOf =
  (...allowed: readonly string[]): Shape =>
  (value) =>
    typeof value === 'string' && allowed.includes(value);

export const list =
  (of: Shape, max: number, min = 0): Shape =>
  (value) =>
    isList(value) && value.length >= min && value.length <= max && value.every(of);

/** A timestamp of exactly this time, in epoch milliseconds. */
export const stampedAt =
  (now: number): Shape =>
  (value) =>
    value !== null &&
    typeof value === 'object' &&
    !isList(value) &&
    isTagged(value) &&
    value.__type__ === 'timestamp' &&
    Date.parse(String(value.value)) === now;

export const map =
  (shapes: Shapes, required: readonly string[] = []): Shape =>
  (value) =>
    isMap(value) && fits(value, shapes, required);

/** `keys().hasOnly(shapes)`, every required key there, every field of its shape. */
export function fits(fields: Fields, shapes: Shapes, required: readonly string[] = []): boolean {
  return (
    required.every((key) => Object.hasOwn(fields, key)) &&
    Object.entries(fields).every(([key, value]) => {
      const shape = Object.hasOwn(shapes, key) ? shapes[key] : undefined;
      return shape?.(value) ?? false;
    })
  );
}
