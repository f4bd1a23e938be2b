import { isMap, type Fields, type Value } from './value';

/** Splits a path such as `a.b.\`odd.name\`` into its segments. */
export function parseFieldPath(path: string): string[] {
  const segments: string[] = [];
  const pattern = /`((?:[^`\\]|\\.)*)`|([^.`]+)/g;
  for (const match of path.matchAll(pattern)) {
    segments.push(match[1] === undefined ? (match[2] ?? '') : match[1].replace(/\\(.)/g, '$1'));
  }
  return segments;
}

/** The value at a path, or undefined. */
export function readPath(fields: Fields, path: readonly string[]): Value | undefined {
  let value: Value | undefined = fields;
  for (const segment of path) {
    if (!isMap(value) || !Object.hasOwn(value, segment)) return undefined;
    value = (value as Fields)[segment];
  }
  return value;
}

/** Returns a copy with the value at a path; undefined removes it. Creates missing maps. */
export function writePath(
  fields: Fields,
  path: readonly string[],
  value: Value | undefined,
): Fields {
  const [head, ...rest] = path;
  if (head === undefined) return fields;
  const others = Object.entries(fields).filter(([name]) => name !== head);
  if (rest.length === 0) {
    return Object.fromEntries(value === undefined ? others : [...others, [head, value]]);
  }
  const inner = Object.hasOwn(fields, head) ? fields[head] : undefined;
  if (value === undefined && !isMap(inner)) return fields;
  const changed = writePath(isMap(inner) ? inner : {}, rest, value);
  return Object.fromEntries([...others, [head, changed]]);
}
