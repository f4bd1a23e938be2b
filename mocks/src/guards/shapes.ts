import { isList, isMap, isTagged, type Fields, type Value } from '../firestore/value';

/** Whether a value has the shape that the rules ask for. */
export type Shape = (value: Value) => boolean;

const idPattern = /^[A-Za-z0-9_-]{1,80}$/;
const instantPattern = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;

/** Characters, at most. */
export const text =
  (max = 200): Shape =>
  (value) =>
    typeof value === 'string' && value.length <= max;

export const flag: Shape = (value) => typeof value === 'boolean';

export const number =
  (min: number, max = Number.MAX_SAFE_INTEGER): Shape =>
  (value) =>
    typeof value === 'number' && value >= min && value <= max;

export const integer =
  (min: number, max = Number.MAX_SAFE_INTEGER): Shape =>
  (value) =>
    Number.isInteger(value) && number(min, max)(value);

export const id: Shape = (value) => typeof value === 'string' && idPattern.test(value);

/** An ISO instant as text. */
export const instant: Shape = (value) => typeof value === 'string' && instantPattern.test(value);

export const oneOf =
  (...allowed: readonly string[]): Shape =>
  (value) =>
    typeof value === 'string' && allowed.includes(value);

export const list =
  (of: Shape, max: number): Shape =>
  (value) =>
    isList(value) && value.length <= max && value.every(of);

/** A Firestore timestamp equal to the request's time, or any when `at` is undefined. */
export const stamped: Shape = (value) =>
  typeof value === 'object' && value !== null && !isList(value) && isTagged(value)
    ? value.__type__ === 'timestamp'
    : false;

export const map =
  (shapes: Readonly<Record<string, Shape>>, required: readonly string[] = []): Shape =>
  (value) =>
    isMap(value) && fits(value, shapes, required);

/** `keys().hasOnly(shapes)`, every required key there, every field of its shape. */
export function fits(
  fields: Fields,
  shapes: Readonly<Record<string, Shape>>,
  required: readonly string[] = [],
): boolean {
  return (
    required.every((name) => Object.hasOwn(fields, name)) &&
    Object.entries(fields).every(([name, value]) => {
      const shape = Object.hasOwn(shapes, name) ? shapes[name] : undefined;
      return shape?.(value) ?? false;
    })
  );
}
