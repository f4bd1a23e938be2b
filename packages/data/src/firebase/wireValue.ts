/** A value in Firestore's REST format; only the types that the product uses. */
export type WireValue =
  | { nullValue: null }
  | { booleanValue: boolean }
  | { stringValue: string }
  | { integerValue: string }
  | { doubleValue: number | string }
  | { timestampValue: string }
  | { arrayValue: { values?: readonly WireValue[] } }
  | { mapValue: { fields?: WireFields } };

export type WireFields = { readonly [name: string]: WireValue };

/**
 * Converts a plain value to the REST format; unsupported values (a function, undefined) become
 * null.
 */
export const toWireValue = (value: unknown): WireValue => {
  switch (typeof value) {
    case 'string':
      return { stringValue: value };
    case 'boolean':
      return { booleanValue: value };
    case 'number':
      return Number.isSafeInteger(value) && !Object.is(value, -0)
        ? { integerValue: String(value) }
        : { doubleValue: Number.isFinite(value) ? value : String(value) };
    case 'object':
      if (value === null) return { nullValue: null };
      if (Array.isArray(value)) return { arrayValue: { values: value.map(toWireValue) } };
      return { mapValue: { fields: toWireFields(value as Record<string, unknown>) } };
    default:
      return { nullValue: null };
  }
};

/** Converts the fields of an object to the REST format. */
export const toWireFields = (fields: Readonly<Record<string, unknown>>): WireFields =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, toWireValue(value)]));

/**
 * Converts a REST value to a plain value; a timestamp becomes ISO text, an unsupported type null.
 */
const fromWireValue = (value: WireValue): unknown => {
  if ('stringValue' in value) return value.stringValue;
  if ('booleanValue' in value) return value.booleanValue;
  if ('integerValue' in value) return Number(value.integerValue);
  if ('doubleValue' in value) return Number(value.doubleValue);
  if ('timestampValue' in value) return value.timestampValue;
  if ('arrayValue' in value) return (value.arrayValue.values ?? []).map(fromWireValue);
  if ('mapValue' in value) return fromWireFields(value.mapValue.fields ?? {});
  return null;
};

/** Converts the fields of a document. A field named `__proto__` stays an ordinary field. */
export const fromWireFields = (fields: WireFields): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, fromWireValue(value)]));

/** Converts fields with dotted paths to nested objects. */
export const nestFields = (fields: Readonly<Record<string, unknown>>): Record<string, unknown> => {
  const tree: Record<string, unknown> = {};
  for (const [path, value] of Object.entries(fields)) {
    const names = path.split('.');
    const last = names.pop() ?? path;
    let branch = tree;
    for (const name of names) branch = (branch[name] ??= {}) as Record<string, unknown>;
    branch[last] = value;
  }
  return tree;
};
