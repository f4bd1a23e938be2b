/** Counts recent attempts by email address. The counts are only in memory. */
export class RateLimiter {
  private readonly times = new Map<string, readonly number[]>();

  constructor(
    /** If the window contains this many attempts, the next one is refused. */
    private readonly limit: number,
    /** The length of the window in milliseconds. */
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
