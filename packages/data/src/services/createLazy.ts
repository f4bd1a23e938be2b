/** A value that is created at first use. */
export interface Lazy<T> {
  /** Returns the value; calls `create` only the first time. */
  get(create: () => T): T;
}

export const createLazy = <T extends object>(): Lazy<T> => {
  let value: T | undefined;
  return { get: (create) => (value ??= create()) };
};
