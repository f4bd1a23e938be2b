type Fields = Readonly<Record<string, unknown>>;

const has = <K extends string>(value: object, ...names: K[]): value is Record<K, unknown> =>
  names.every((name) => name in value);

/**
 * Converts a Firestore value to JSON: timestamps to ISO text, references to their path, points to
 * their two degrees, bytes to base64, and numbers that JSON does not support to text. Field names
 * stay unchanged.
 */
export const toJsonValue = (value: unknown): unknown => {
  if (typeof value === 'number') return Number.isFinite(value) ? value : String(value);
  if (typeof value !== 'object' || value === null) return value ?? null;
  if (Array.isArray(value)) return value.map(toJsonValue);
  // Maps are plain objects. An instance of a class is one of the SDK's values.
  if (Object.getPrototypeOf(value) !== Object.prototype) return instanceToJson(value);
  // Not by assignment, because a field named `__proto__` would set the prototype.
  return Object.fromEntries(
    Object.entries(value as Fields).map(([name, field]) => [name, toJsonValue(field)]),
  );
};

const instanceToJson = (value: object): unknown => {
  if (value instanceof Date) return value.toISOString();
  if (has(value, 'toDate')) return (value as { toDate(): Date }).toDate().toISOString();
  if (has(value, 'toBase64')) return (value as { toBase64(): string }).toBase64();
  if (has(value, 'latitude', 'longitude')) {
    return { latitude: value.latitude, longitude: value.longitude };
  }
  if (has(value, 'path')) return value.path;
  if (has(value, 'toArray')) return (value as { toArray(): unknown }).toArray();
  return String(value);
};
