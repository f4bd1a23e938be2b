import { DocumentReference, Timestamp } from 'firebase-admin/firestore';

import { timestamp, type Fields, type Value } from '../../mocks/src/firestore/value';
import { EMULATOR_PROJECT } from './settings';

/** Converts a value of the Admin SDK to one of the mock's store. */
const toValue = (value: unknown): Value => {
  if (value instanceof Timestamp) return timestamp(value.toDate().toISOString());
  if (value instanceof DocumentReference) {
    const root = `projects/${EMULATOR_PROJECT}/databases/(default)/documents`;
    return { __type__: 'reference', value: `${root}/${value.path}` };
  }
  if (Array.isArray(value)) return value.map(toValue);
  if (typeof value === 'object' && value !== null) return toFields(value);
  return value as Value;
};

/** Converts the data of a document of the Admin SDK to fields of the mock's store. */
export const toFields = (data: object): Fields =>
  Object.fromEntries(Object.entries(data).map(([name, value]) => [name, toValue(value)]));
