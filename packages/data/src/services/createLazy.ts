/** A value that is created when it is first asked for. */
export interface Lazy<T> {
  /** The value. Calls `create` the first time only. */
  get(create: () => T): T;
}

export const createLazy = <T extends object>(): Lazy<T> => {
  let value: T | undefined;
  return { get: (create) => (value ??= create()) };
};
