type Fields = Readonly<Record<string, unknown>>;

/** Whether two JSON values are equal. A field that is undefined equals one that is absent. */
export const isSameValue = (one: unknown, other: unknown): boolean => {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null)
    return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].every((key) => isSameValue((one as Fields)[key], (other as Fields)[key]));
};
