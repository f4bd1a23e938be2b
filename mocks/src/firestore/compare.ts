import { isList, isTagged, type Fields, type Value } from './value';

const order = [
  'null',
  'boolean',
  'nan',
  'number',
  'timestamp',
  'string',
  'bytes',
  'reference',
  'geopoint',
  'array',
  'vector',
  'map',
] as const;
type Kind = (typeof order)[number];

/** The value of a number or tagged number; undefined for other types. */
export function numberOf(value: Value): number | undefined {
  if (typeof value === 'number') return value;
  if (value !== null && typeof value === 'object' && !isList(value) && isTagged(value)) {
    if (value.__type__ === 'double' || value.__type__ === 'integer') return Number(value.value);
  }
  return undefined;
}

function kindOf(value: Value): Kind {
  if (value === null) return 'null';
  if (typeof value === 'boolean') return 'boolean';
  if (typeof value === 'string') return 'string';
  const number = numberOf(value);
  if (number !== undefined) return Number.isNaN(number) ? 'nan' : 'number';
  if (isList(value)) return 'array';
  if (isTagged(value)) return value.__type__ as Kind;
  return 'map';
}

/** Firestore sorts strings by UTF-8 bytes, which is the order of code points. */
function compareText(a: string, b: string): number {
  const left = Array.from(a, (c) => c.codePointAt(0) ?? 0);
  const right = Array.from(b, (c) => c.codePointAt(0) ?? 0);
  for (let i = 0; i < Math.min(left.length, right.length); i += 1) {
    const difference = (left[i] ?? 0) - (right[i] ?? 0);
    if (difference) return difference;
  }
  return left.length - right.length;
}

/** Resource names are compared by segment, so `a/b` sorts before `a-b`. */
export function compareNames(a: string, b: string): number {
  const left = a.split('/');
  const right = b.split('/');
  for (let i = 0; i < Math.min(left.length, right.length); i += 1) {
    const difference = compareText(left[i] ?? '', right[i] ?? '');
    if (difference) return difference;
  }
  return left.length - right.length;
}

/** Converts a timestamp to a string that sorts by time, down to the nanosecond. */
export function sortableInstant(iso: string): string {
  const [, seconds = iso, fraction = ''] = /^([^.Z]*)(?:\.(\d+))?Z?$/.exec(iso) ?? [];
  return `${seconds}.${fraction.padEnd(9, '0')}`;
}

function compareLists(a: readonly Value[], b: readonly Value[]): number {
  for (let i = 0; i < Math.min(a.length, b.length); i += 1) {
    const difference = compareValues(a[i] ?? null, b[i] ?? null);
    if (difference) return difference;
  }
  return a.length - b.length;
}

function compareMaps(a: Fields, b: Fields): number {
  const left = Object.keys(a).sort(compareText);
  const right = Object.keys(b).sort(compareText);
  for (let i = 0; i < Math.min(left.length, right.length); i += 1) {
    const [nameA = '', nameB = ''] = [left[i], right[i]];
    const difference =
      compareText(nameA, nameB) || compareValues(a[nameA] ?? null, b[nameB] ?? null);
    if (difference) return difference;
  }
  return left.length - right.length;
}

/** Does not subtract, because Infinity minus Infinity is NaN. */
const compareNumbers = (a: number, b: number): number => (a < b ? -1 : a > b ? 1 : 0);

/** Compares any two Firestore values in Firestore's order: by type, then by value. */
export function compareValues(a: Value, b: Value): number {
  const kind = kindOf(a);
  const difference = order.indexOf(kind) - order.indexOf(kindOf(b));
  if (difference) return difference;
  switch (kind) {
    case 'null':
    case 'nan':
      return 0;
    case 'boolean':
      return Number(a) - Number(b);
    case 'number':
      return compareNumbers(numberOf(a) ?? 0, numberOf(b) ?? 0);
    case 'string':
      return compareText(a as string, b as string);
    case 'array':
      return compareLists(a as readonly Value[], b as readonly Value[]);
    case 'map':
      return compareMaps(a as Fields, b as Fields);
    default:
      return compareTagged(kind, textOf(a), textOf(b));
  }
}

const textOf = (value: Value): string =>
  value !== null && typeof value === 'object' && !isList(value) && isTagged(value)
    ? value.value
    : '';

function compareTagged(kind: Kind, a: string, b: string): number {
  if (kind === 'timestamp') return compareText(sortableInstant(a), sortableInstant(b));
  if (kind === 'reference') return compareNames(a, b);
  if (kind === 'bytes') return compareText(atob(a), atob(b));
  const [left, right] = [a.split(',').map(Number), b.split(',').map(Number)];
  // A shorter vector always sorts first.
  if (kind === 'vector' && left.length !== right.length) return left.length - right.length;
  return compareLists(left, right);
}

/** Whether two values have the same type and the same value. */
export const areEqual = (a: Value, b: Value): boolean => compareValues(a, b) === 0;

/** Whether Firestore compares two values: only if they have the same type, and never NaN. */
export const isComparable = (a: Value, b: Value): boolean =>
  kindOf(a) === kindOf(b) && kindOf(a) !== 'nan';
