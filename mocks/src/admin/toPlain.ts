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

const toPlainValue = (value: Value): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  if (isList(value)) return value.map(toPlainValue);
  return isTagged(value) ? untag(value) : toPlain(value as Fields);
};

/** The fields of a document, the way an SDK returns them. */
export const toPlain = (fields: Fields): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, toPlainValue(value)]));
