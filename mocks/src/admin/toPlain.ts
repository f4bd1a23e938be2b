import { isList, isTagged, type Fields, type Tagged, type Value } from '../firestore/value';

/** A stored value of a type that JSON lacks, with the methods that the SDK's types have. */
const untag = ({ __type__: type, value }: Tagged): unknown => {
  if (type === 'timestamp') return { toMillis: () => Date.parse(value) };
  if (type === 'reference') {
    const path = value.slice(value.indexOf('/documents/') + '/documents/'.length);
    return { id: path.split('/').at(-1) ?? '', path };
  }
  return type === 'integer' || type === 'double' ? Number(value) : value;
};

const convert = (value: Value, convertTagged: (tagged: Tagged) => unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  if (isList(value)) return value.map((item) => convert(item, convertTagged));
  return isTagged(value) ? convertTagged(value) : toPlain(value as Fields, convertTagged);
};

/**
 * The fields of a document, the way an SDK returns them.
 *
 * @param convertTagged converts values of types that JSON lacks
 */
export const toPlain = (
  fields: Fields,
  convertTagged: (tagged: Tagged) => unknown = untag,
): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, convert(value, convertTagged)]),
  );
