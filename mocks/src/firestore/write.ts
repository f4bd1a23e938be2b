import { alreadyExists, invalidArgument, notFound, versionMismatch } from '../errors';
import type { StoredDocument } from '../store/types';
import { areEqual, compareValues, numberOf, sortableInstant } from './compare';
import { parseFieldPath, readPath, writePath } from './fieldPath';
import { sumOf } from './sum';
import { decodeFields, decodeValue, encodeValue, isList, timestamp } from './value';
import type { Fields, Value, WireFields, WireValue } from './value';

export interface Write {
  update?: { name: string; fields?: WireFields };
  delete?: string;
  verify?: string;
  updateMask?: { fieldPaths?: readonly string[] };
  updateTransforms?: readonly Transform[];
  currentDocument?: { exists?: boolean; updateTime?: string };
}

interface Transform {
  fieldPath: string;
  setToServerValue?: string;
  increment?: WireValue;
  maximum?: WireValue;
  minimum?: WireValue;
  appendMissingElements?: { values?: readonly WireValue[] };
  removeAllFromArray?: { values?: readonly WireValue[] };
}

/** Throws Firestore's error when the precondition of a write fails. */
export function checkPrecondition(write: Write, name: string, before: StoredDocument | null): void {
  const { exists, updateTime } = write.currentDocument ?? {};
  if (exists === true && !before) throw notFound(name);
  if (exists === false && before) throw alreadyExists(name);
  if (updateTime === undefined) return;
  // The SDK sends nanoseconds, but the service stores microseconds.
  const isSame = before && sortableInstant(before.updateTime) === sortableInstant(updateTime);
  if (!isSame) throw versionMismatch(name);
}

/** The fields of a document after a write. With a mask, only its paths change. */
export function fieldsAfter(write: Write, before: Fields | null, nowIso: string): WriteOutcome {
  const given = decodeFields(write.update?.fields ?? {});
  const mask = write.updateMask?.fieldPaths;
  const start = mask
    ? mask.reduce((fields, path) => merge(fields, given, path), before ?? {})
    : given;
  const transformResults: WireValue[] = [];
  const fields = (write.updateTransforms ?? []).reduce((current, transform) => {
    const path = parseFieldPath(transform.fieldPath);
    const old = readPath(current, path);
    const value = transformedValue(transform, old, nowIso);
    const isArrayChange = transform.appendMissingElements ?? transform.removeAllFromArray;
    transformResults.push(isArrayChange ? { nullValue: null } : encodeValue(value));
    return writePath(current, path, value);
  }, start);
  return { fields, transformResults };
}

interface WriteOutcome {
  fields: Fields;
  transformResults: readonly WireValue[];
}

/**
 * Merges the fields of a write at a path of its mask. Deletes a field that the write does not
 * contain.
 */
function merge(fields: Fields, given: Fields, maskPath: string): Fields {
  const path = parseFieldPath(maskPath);
  return writePath(fields, path, readPath(given, path));
}

function transformedValue(transform: Transform, old: Value | undefined, nowIso: string): Value {
  const list = isList(old) ? old : [];
  if (transform.setToServerValue === 'REQUEST_TIME') return timestamp(nowIso);
  if (transform.increment) {
    return sumOf([...(old === undefined ? [] : [old]), decodeValue(transform.increment)]);
  }
  if (transform.maximum) return minOrMax(old, decodeValue(transform.maximum), 1);
  if (transform.minimum) return minOrMax(old, decodeValue(transform.minimum), -1);
  if (transform.appendMissingElements) {
    const added = (transform.appendMissingElements.values ?? []).map(decodeValue);
    return added.reduce<readonly Value[]>(
      (all, item) => (all.some((present) => areEqual(item, present)) ? all : [...all, item]),
      list,
    );
  }
  if (transform.removeAllFromArray) {
    const gone = (transform.removeAllFromArray.values ?? []).map(decodeValue);
    return list.filter((item) => !gone.some((removed) => areEqual(item, removed)));
  }
  throw invalidArgument(`unknown transform of ${transform.fieldPath}`);
}

function minOrMax(old: Value | undefined, wanted: Value, sign: 1 | -1): Value {
  if (old === undefined || numberOf(old) === undefined) return wanted;
  return compareValues(old, wanted) * sign >= 0 ? old : wanted;
}
