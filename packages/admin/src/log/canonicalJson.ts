/**
 * A value as JSON with sorted keys, so that equal values have equal texts. Fields that are undefined
 * are left out.
 */
export const toCanonicalJson = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(toCanonicalJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value ?? null);
  const fields = Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, field]) => `${JSON.stringify(name)}:${toCanonicalJson(field)}`);
  return `{${fields.join(',')}}`;
};

/** Whether two values are equal as JSON. */
export const isSameJson = (a: unknown, b: unknown): boolean =>
  toCanonicalJson(a) === toCanonicalJson(b);
