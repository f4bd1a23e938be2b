import { Bytes, DocumentReference, GeoPoint, Timestamp } from 'firebase/firestore/lite';

/** Converts SDK values to plain values that `toEqual` can compare and print. */
export function toPlainValue(value: unknown): unknown {
  if (Object.is(value, -0)) return 'minus zero';
  if (typeof value === 'number' && !Number.isFinite(value)) return String(value);
  if (value instanceof Timestamp) return `time ${value.seconds}.${value.nanoseconds}`;
  if (value instanceof Bytes) return `bytes ${value.toBase64()}`;
  if (value instanceof GeoPoint) return `place ${value.latitude},${value.longitude}`;
  if (value instanceof DocumentReference) return `document ${value.path}`;
  if (Array.isArray(value)) return value.map(toPlainValue);
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([name, each]) => [name, toPlainValue(each)]),
    );
  }
  return value;
}
