/** Counts recent attempts by email address, in memory only. */
export class RateLimiter {
  private readonly times = new Map<string, readonly number[]>();

  constructor(
    /** The number of attempts within the window that is too many. */
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
