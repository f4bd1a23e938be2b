type Fields = Readonly<Record<string, unknown>>;

const has = <K extends string>(value: object, ...names: K[]): value is Record<K, unknown> =>
  names.every((name) => name in value);

/**
 * A value of Firestore as JSON can hold it: timestamps become ISO text, references
 * their path, points their two degrees, bytes base64; numbers that JSON does not know
 * become text. Fields keep their names, whatever they are.
 */
export const toJsonValue = (value: unknown): unknown => {
  if (typeof value === 'number') return Number.isFinite(value) ? value : String(value);
  if (typeof value !== 'object' || value === null) return value ?? null;
  if (Array.isArray(value)) return value.map(toJsonValue);
  // Maps are plain objects; whatever has a class is one of the SDK's own values.
  if (Object.getPrototypeOf(value) !== Object.prototype) return instanceToJson(value);
  // Not by assignment: a field named `__proto__` would set the prototype.
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
