/** What a test sees of the calls of a repository, and what happens to them. */
export interface ObservedCalls {
  /** The name of every call, in order. */
  calls: string[];
  /** Is called with the name of each call before it runs; throw to make the call fail. */
  before: (name: string) => void | Promise<void>;
  /** Is called after each call; throw to lose its answer. */
  after: (name: string) => void | Promise<void>;
}

type Method = (...args: unknown[]) => Promise<unknown>;

/**
 * A repository whose calls a test sees, delays and fails. Their names have the prefix, such as
 * `library.read`. The test can change `before` and `after` later.
 */
export const observeCalls = <Repository extends object>(
  repository: Repository,
  observed: ObservedCalls,
  prefix = '',
): Repository =>
  Object.fromEntries(
    (Object.entries(repository) as [string, Method][]).map(([method, run]) => [
      method,
      async (...args: unknown[]) => {
        const name = prefix + method;
        observed.calls.push(name);
        await observed.before(name);
        const answer = await run(...args);
        await observed.after(name);
        return answer;
      },
    ]),
  ) as Repository;
