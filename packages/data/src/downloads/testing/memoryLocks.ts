/** Web Locks for tests: one holder at a time, in the order of the requests. */
export const createMemoryLocks = (): Pick<LockManager, 'request'> => {
  const tails = new Map<string, Promise<unknown>>();
  const request = async (
    name: string,
    { signal }: LockOptions,
    run: () => Promise<unknown>,
  ): Promise<unknown> => {
    const before = tails.get(name) ?? Promise.resolve();
    const done = before.then(() => {
      if (signal?.aborted) throw new DOMException('aborted', 'AbortError');
      return run();
    });
    tails.set(
      name,
      done.catch(() => undefined),
    );
    return done;
  };
  return { request: request as LockManager['request'] };
};
