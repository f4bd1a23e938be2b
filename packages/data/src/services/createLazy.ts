/** A value that is created at first use. */
export interface Lazy<T> {
  /** Returns the value; calls `create` only the first time. */
  get(create: () => T): T;
  /** The value, if it was created. */
  peek(): T | undefined;
}

export const createLazy = <T extends object>(): Lazy<T> => {
  let value: T | undefined;
  return { get: (create) => (value ??= create()), peek: () => value };
};
