/** What somebody tried lately, by address; kept in memory alone. */
export class RateLimiter {
  private readonly times = new Map<string, readonly number[]>();

  constructor(
    /** So many within the window are too many. */
    private readonly limit: number,
    /** Milliseconds. */
    private readonly window: number,
  ) {}

  isLimited(address: string, now: number): boolean {
    return this.recent(address, now).length >= this.limit;
  }

  record(address: string, now: number): void {
    this.times.set(address, [...this.recent(address, now), now]);
  }

  reset(address: string): void {
    this.times.delete(address);
  }

  clear(): void {
    this.times.clear();
  }

  private recent(address: string, now: number): readonly number[] {
    return (this.times.get(address) ?? []).filter((at) => now - at < this.window);
  }
}
