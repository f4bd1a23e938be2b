import { invalidArgument } from '../errors';

/**
 * A Firestore value as plain JSON. Types that JSON lacks are maps with the key `__type__`.
 * Firestore reserves such names, so no document contains this key.
 */
export type Value = null | boolean | number | string | readonly Value[] | Tagged | Fields;

export type Tagged = { readonly __type__: TagName; readonly value: string };

type TagName = 'timestamp' | 'bytes' | 'reference' | 'double' | 'integer' | 'geopoint' | 'vector';

export interface Fields {
  readonly [name: string]: Value;
}

/** A value in Firestore's REST API. */
export interface WireValue {
  nullValue?: null | 'NULL_VALUE';
  booleanValue?: boolean;
  integerValue?: string | number;
  doubleValue?: number | string;
  timestampValue?: string;
  stringValue?: string;
  bytesValue?: string;
  referenceValue?: string;
  geoPointValue?: { latitude?: number; longitude?: number };
  arrayValue?: { values?: readonly WireValue[] };
  mapValue?: { fields?: WireFields };
}

export type WireFields = Record<string, WireValue>;

const tag = (type: TagName, value: string): Tagged => ({ __type__: type, value });

/** The REST API sends a vector as a map with this `__type__`. */
const VECTOR = '__vector__';

/** A Firestore timestamp from an ISO date. */
export const timestamp = (iso: string): Tagged => tag('timestamp', iso);

export const isTagged = (value: Value): value is Tagged =>
  typeof value === 'object' && value !== null && '__type__' in value;

export const isMap = (value: Value | undefined): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !('__type__' in value);

export const isList = (value: Value | undefined): value is readonly Value[] => Array.isArray(value);

/** Builds an object from entries. It is safe for a field called `__proto__`. */
const objectOf = <T>(entries: Iterable<readonly [string, T]>): Record<string, T> =>
  Object.fromEntries(entries);

/** Encodes a value for the REST API. Like the SDK, encodes safe integers as integers. */
export function encodeValue(value: Value): WireValue {
  if (value === null) return { nullValue: null };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'number') return encodeNumber(value);
  if (isList(value)) {
    return { arrayValue: value.length > 0 ? { values: value.map(encodeValue) } : {} };
  }
  if (isTagged(value)) return encodeTagged(value);
  return { mapValue: optionalFields(value as Fields) };
}

function encodeNumber(value: number): WireValue {
  if (Number.isSafeInteger(value) && !Object.is(value, -0)) return { integerValue: String(value) };
  if (Object.is(value, -0)) return { doubleValue: '-0' };
  return { doubleValue: Number.isFinite(value) ? value : String(value) };
}

function encodeTagged({ __type__: type, value }: Tagged): WireValue {
  switch (type) {
    case 'timestamp':
      return { timestampValue: value };
    case 'bytes':
      return { bytesValue: value };
    case 'reference':
      return { referenceValue: value };
    case 'integer':
      return { integerValue: value };
    case 'double':
      return {
        doubleValue: Number.isFinite(Number(value)) && value !== '-0' ? Number(value) : value,
      };
    case 'vector':
      return {
        mapValue: {
          fields: {
            __type__: { stringValue: VECTOR },
            value: {
              arrayValue: {
                values: value.split(',').map((each) => ({ doubleValue: Number(each) })),
              },
            },
          },
        },
      };
    case 'geopoint': {
      const [latitude = 0, longitude = 0] = value.split(',').map(Number);
      return {
        geoPointValue: { ...(latitude && { latitude }), ...(longitude && { longitude }) },
      };
    }
  }
}

/** Decodes a REST API value. Throws Firestore's error for an invalid value. */
export function decodeValue(wire: WireValue): Value {
  if ('nullValue' in wire) return null;
  if (wire.booleanValue !== undefined) return wire.booleanValue;
  if (wire.stringValue !== undefined) return wire.stringValue;
  if (wire.integerValue !== undefined) return decodeInteger(String(wire.integerValue));
  if (wire.doubleValue !== undefined) return decodeDouble(wire.doubleValue);
  if (wire.timestampValue !== undefined) return tag('timestamp', wire.timestampValue);
  if (wire.bytesValue !== undefined) return tag('bytes', wire.bytesValue);
  if (wire.referenceValue !== undefined) return tag('reference', wire.referenceValue);
  if (wire.geoPointValue !== undefined) {
    const { latitude = 0, longitude = 0 } = wire.geoPointValue;
    return tag('geopoint', `${latitude},${longitude}`);
  }
  if (wire.arrayValue !== undefined) return decodeList(wire.arrayValue.values ?? []);
  if (wire.mapValue !== undefined) return decodeMap(wire.mapValue.fields ?? {});
  throw invalidArgument(`not a Firestore value: ${JSON.stringify(wire)}`);
}

function decodeList(values: readonly WireValue[]): Value {
  if (values.some((value) => value.arrayValue !== undefined)) {
    throw invalidArgument('Cannot convert an array value in an array value.');
  }
  return values.map(decodeValue);
}

function decodeMap(fields: WireFields): Value {
  if (fields['__type__']?.stringValue !== VECTOR) return decodeFields(fields);
  const numbers = fields['value']?.arrayValue?.values ?? [];
  return tag('vector', numbers.map((each) => each.doubleValue ?? each.integerValue).join(','));
}

function decodeInteger(text: string): Value {
  const value = Number(text);
  return Number.isSafeInteger(value) ? value : tag('integer', text);
}

/** Decodes a double. Tags it if it would become an integer or if JSON does not support it. */
function decodeDouble(raw: number | string): Value {
  const value = Number(raw);
  if (Object.is(value, -0)) return tag('double', '-0');
  return Number.isFinite(value) && !Number.isSafeInteger(value)
    ? value
    : tag('double', String(raw));
}

export const encodeFields = (fields: Fields): WireFields =>
  objectOf(Object.entries(fields).map(([name, value]) => [name, encodeValue(value)] as const));

/** The fields of a response. Like the REST API, omits empty fields. */
export const optionalFields = (fields: Fields): { fields?: WireFields } =>
  Object.keys(fields).length > 0 ? { fields: encodeFields(fields) } : {};

/** Decodes fields. Throws for a reserved field name such as `__name__`. */
export const decodeFields = (wire: WireFields): Fields =>
  objectOf(
    Object.entries(wire).map(([name, value]) => {
      if (/^__.*__$/s.test(name)) throw invalidArgument(`field name "${name}" is reserved`);
      return [name, decodeValue(value)] as const;
    }),
  );

/** Converts plain data: a `Date` becomes a timestamp, undefined fields are omitted. */
export function fromPlain(data: unknown): Value {
  if (data === null || data === undefined) return null;
  if (data instanceof Date) return timestamp(data.toISOString());
  if (Array.isArray(data)) return data.map(fromPlain);
  if (typeof data === 'object') {
    const entries = Object.entries(data).filter(([, value]) => value !== undefined);
    return objectOf(entries.map(([name, value]) => [name, fromPlain(value)] as const));
  }
  if (typeof data === 'string' || typeof data === 'boolean' || typeof data === 'number')
    return data;
  throw new TypeError(`a document cannot hold a ${typeof data}`);
}
