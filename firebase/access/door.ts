import type { AccessCase } from './accessCase';

/** Something that knows the rules, with the world behind it: tells whether an attempt passes. */
export interface Door {
  /** Rejects when the request fails for another reason than a refusal. Leaves the world as it was. */
  isAllowed(attempt: AccessCase): Promise<boolean>;
}
