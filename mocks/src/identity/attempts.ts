import { identityError } from '../errors';

const LIMIT = 10;
const WINDOW = 60_000;

/** Failed sign-ins by address: the tenth within a minute closes the door for that minute. */
export class Attempts {
  private readonly failures = new Map<string, number[]>();

  /** Throws when too many failed lately. */
  check(email: string, now: number): void {
    if (this.recent(email, now).length >= LIMIT) throw identityError('TOO_MANY_ATTEMPTS_TRY_LATER');
  }

  fail(email: string, now: number): void {
    this.failures.set(email, [...this.recent(email, now), now]);
  }

  succeed(email: string): void {
    this.failures.delete(email);
  }

  private recent(email: string, now: number): number[] {
    return (this.failures.get(email) ?? []).filter((at) => now - at < WINDOW);
  }
}
