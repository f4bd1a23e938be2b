import { invalidArgument } from '../errors';
import { isList, isTagged, type Fields, type Value } from './value';

const bytes = (text: string): number => new TextEncoder().encode(text).length;

/** Throws for a path with an invalid document ID. */
export function checkPath(path: string): void {
  for (const id of path.split('/')) {
    if (id === '.' || id === '..') throw invalidArgument(`"${id}" is not a resource id.`);
    if (/^__.*__$/s.test(id)) throw invalidArgument(`Resource id "${id}" is reserved.`);
    if (bytes(id) > 1500) throw invalidArgument('A resource id is longer than 1500 bytes.');
  }
}

/** The size of a value, the way Firestore calculates it. */
function sizeOf(value: Value): number {
  if (value === null || typeof value === 'boolean') return 1;
  if (typeof value === 'number') return 8;
  if (typeof value === 'string') return bytes(value) + 1;
  if (isList(value)) return value.reduce<number>((sum, each) => sum + sizeOf(each), 0);
  if (!isTagged(value)) return sizeOfFields(value as Fields);
  return value.__type__ === 'bytes' ? (value.value.length * 3) / 4 : 16;
}

const sizeOfFields = (fields: Fields): number =>
  Object.entries(fields).reduce((sum, [name, value]) => sum + bytes(name) + 1 + sizeOf(value), 32);

const MEBIBYTE = 1_048_576;

/** Throws for a document larger than one mebibyte. */
export function checkSize(path: string, fields: Fields): void {
  if (bytes(path) + sizeOfFields(fields) > MEBIBYTE) {
    throw invalidArgument(`The document ${path} exceeds the maximum size of ${MEBIBYTE} bytes.`);
  }
}
