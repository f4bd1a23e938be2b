/** The mock's clock: the system clock plus an offset, which the inspector changes. */
export class Clock {
  /** Milliseconds. */
  offset = 0;
  private last = 0;

  /** Epoch milliseconds. */
  now(): number {
    return Date.now() + this.offset;
  }

  /** A unique ISO timestamp with microseconds, because Firestore compares update times. */
  uniqueTimestamp(): string {
    this.last = Math.max(this.now() * 1000, this.last + 1);
    const micros = String(this.last % 1000).padStart(3, '0');
    return new Date(Math.floor(this.last / 1000)).toISOString().replace('Z', `${micros}Z`);
  }
}
