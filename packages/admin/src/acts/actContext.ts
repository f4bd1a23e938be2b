/** Who runs an act, and when. */
export interface ActContext {
  /** The uid of the administrator; `command` for the operator's commands. */
  by: string;
  /** Epoch milliseconds. */
  now: number;
  /** Only checks the act. */
  isDryRun?: boolean | undefined;
  /**
   * The account is known for certain, so its email need not be verified: the operator named its uid,
   * or the act was allowed before.
   */
  isUnverifiedAccepted?: boolean | undefined;
  /** The act needs no confirmation: the operator typed the account, or the act was confirmed before. */
  isConfirmed?: boolean | undefined;
  /** Whether the caller signed in during the last five minutes. Commands need no sign-in. */
  hasRecentSignIn?: boolean | undefined;
}

/** The arguments that the log stores. They contain no emails and no texts. */
export type StoredArguments = Readonly<Record<string, unknown>>;

const UNLOGGED = ['confirmation'];

/** The arguments of an act, as the log stores them. Undefined and unlogged ones are left out. */
export const toStoredArguments = (args: object): StoredArguments =>
  Object.fromEntries(
    Object.entries(args).filter(([name, value]) => value !== undefined && !UNLOGGED.includes(name)),
  );
